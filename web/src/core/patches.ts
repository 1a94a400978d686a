/**
 * Changes between two JSON values. A patch is `[value]` to replace it, `[]` to remove a member, or an object of patches by
 * member or index; of a list, `"*": [start, count, ...items]` is spliced in first. The server makes them
 * (`src/pharos/core/patches.py`); `tests/core/patches.json` holds the cases that both have to pass.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type Patch = readonly Json[] | { readonly [name: string]: Patch }

const SPLICE = '*'

/** The patched value; what did not change is shared with the old one, which stays as it is. */
export function applied(value: Json, patch: Patch): Json {
  if (isList(patch)) return patch[0]!
  if (isList(value)) return withItems(value, patch)
  return withMembers((value ?? {}) as Record<string, Json>, patch)
}

function withMembers(value: Readonly<Record<string, Json>>, patch: Readonly<Record<string, Patch>>): Json {
  const patched = { ...value }
  for (const [name, change] of Object.entries(patch)) {
    if (isList(change) && !change.length) delete patched[name]
    else patched[name] = applied(patched[name] ?? null, change)
  }
  return patched
}

function withItems(value: readonly Json[], patch: Readonly<Record<string, Patch>>): Json {
  const items = [...value]
  const splice = patch[SPLICE] as [number, number, ...Json[]] | undefined
  if (splice) items.splice(...splice)
  for (const [index, change] of Object.entries(patch))
    if (index !== SPLICE) items[Number(index)] = applied(items[Number(index)] ?? null, change)
  return items
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}
