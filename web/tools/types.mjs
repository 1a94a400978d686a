// Writes the TypeScript types of all that the server sends and takes: reads the JSON of `pharos schema` on stdin and
// writes one file for the messages and one for each game into the folder given, by default src/types.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stdin } from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { compile } from 'json-schema-to-typescript'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'types')
const BANNER = '// Generated from the schemas of the server by `make types-web`. Do not edit.\n'
const STYLE = { singleQuote: true, semi: false, printWidth: 140 }
const PAYLOADS = { view: 'views', catalogue: 'catalogues', event: 'events', step: 'steps', action: 'actions' }

/** A schema in the words of json-schema-to-typescript: without what is no type, and without titles that make names. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain)
  if (schema === null || typeof schema !== 'object') return schema
  if ('x-payload' in schema) return described(schema, { tsType: `Game${schema['x-payload']}` })
  if ('$ref' in schema) return described(schema, { $ref: schema.$ref.replace(/^.*\//, '#/$defs/') })
  if ('prefixItems' in schema) return described(schema, tuple(schema.prefixItems))
  if (schema.propertyNames?.$ref) return described(schema, { tsType: record(schema) })
  const { patternProperties, ...rest } = schema
  for (const key of ['title', 'discriminator', 'default', 'minItems', 'maxItems']) delete rest[key]
  const values = patternProperties ? { additionalProperties: Object.values(patternProperties)[0] } : {}
  return Object.fromEntries(
    Object.entries({ ...rest, ...values }).map(([key, value]) => [
      key,
      key === 'properties' ? each(value, plain) : plain(value),
    ]),
  )
}

/** A reference, tuple or written type with the comment of the field that has it. */
function described({ description }, schema) {
  if (!description) return schema
  return '$ref' in schema ? { description, allOf: [schema] } : { description, ...schema }
}

function tuple(items) {
  return { type: 'array', items: items.map(plain), minItems: items.length, maxItems: items.length }
}

/** A dictionary whose keys are known: not all of them have to be there. */
function record({ propertyNames, additionalProperties: { type } }) {
  const values = { integer: 'number', number: 'number', string: 'string' }[type]
  if (!values) throw new Error(`a dictionary of ${type} has no TypeScript yet`)
  return `Partial<Record<${propertyNames.$ref.replace(/^.*\//, '')}, ${values}>>`
}

function each(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

/** All definitions under their names; a name that means two things is a mistake. */
function merged(...sources) {
  const all = {}
  for (const [name, schema] of sources.flatMap((source) => Object.entries(source))) {
    const definition = plain(schema)
    if (name in all && !isDeepStrictEqual(all[name], definition)) throw new Error(`${name} means two things`)
    all[name] = definition
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Comments in the words of TypeScript, on one line where that is all, without those that say nothing. */
function tidy(code) {
  return code
    .replace(/(^ *\*\n)?^ *\* This interface was referenced by .*\n.*\n/gm, '')
    .replace(/(^ *\*\n)?(^ *\* @m(in|ax)Items .*\n)+/gm, '')
    .replace(/^ *\/\*\*\n *\*\/\n/gm, '')
    .replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replace(/\/\*\*.*\*\//g, (comment) => comment.replace(/\bNone\b/g, 'Null'))
    .replace(/^}\n(?=\/\*\*|export)/gm, '}\n\n')
}

async function typescript(name, description, properties, $defs, imports = '') {
  const refs = each(properties, (type) => ({ $ref: `#/$defs/${type}` }))
  const root = { type: 'object', description, properties: refs, required: Object.keys(refs), $defs }
  const options = {
    additionalProperties: false,
    bannerComment: BANNER + imports,
    style: STYLE,
    unreachableDefinitions: true,
  }
  return tidy(await compile(root, name, options))
}

/** The types of one game: View, Catalogue, Event, Step, Action and all their parts. */
function gameTypes(game, messages) {
  const schemas = Object.values(PAYLOADS).map((kind) => messages[kind][game])
  const names = each(PAYLOADS, (kind) => messages[kind][game].$ref.replace(/^.*\//, ''))
  return typescript('Payloads', `All that ${game} sends.`, names, merged(...schemas.map((schema) => schema.$defs)))
}

/** The types of all bodies, answers and messages, and of what is common to all games. */
function messageTypes({ openapi, messages }) {
  const { client, server } = messages
  const unions = { ClientMessage: { anyOf: client.oneOf }, ServerMessage: { anyOf: server.oneOf } }
  const defs = merged(openapi.components.schemas, client.$defs, server.$defs, unions)
  const sides = { client: 'ClientMessage', server: 'ServerMessage' }
  return typescript('Messages', 'What goes over the WebSocket.', sides, defs, games(Object.keys(messages.views)))
}

/** The payloads of all games by their ids, and their unions. */
function games(ids) {
  const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const imports = ids.map((id) => `import type * as ${camel(id)} from './${id}.ts'`)
  const payloads = ids.map((id) => `  '${id}': ${camel(id)}.Payloads`)
  const unions = Object.keys(PAYLOADS).map((kind) => {
    return `export type Game${kind[0].toUpperCase()}${kind.slice(1)} = Games[keyof Games]['${kind}']`
  })
  return [
    ...imports,
    '',
    '/** What each game sends. */',
    'export interface Games {',
    ...payloads,
    '}',
    ...unions,
    '',
  ].join('\n')
}

const schema = JSON.parse(await text(stdin))
const folder = process.argv[2] ?? FOLDER
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'messages.ts'), await messageTypes(schema))
for (const game of Object.keys(schema.messages.views)) {
  await writeFile(join(folder, `${game}.ts`), await gameTypes(game, schema.messages))
}
