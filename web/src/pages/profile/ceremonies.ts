/** Passkeys with this server: each function returns whether the person completed it. */
import { api } from '../../core/api.ts'
import { createPasskey, usePasskey } from '../../core/passkeys.ts'

/** Creates a passkey and adds it to the profile. */
export async function addPasskey(): Promise<boolean> {
  const credential = await createPasskey(await api.passkeyOptions())
  if (credential) await api.addPasskey(credential)
  return credential !== null
}

/** Signs in with a passkey. */
export async function signIn(join: boolean): Promise<boolean> {
  const credential = await usePasskey(await api.signInOptions())
  if (credential) await api.signInWithPasskey(credential, join)
  return credential !== null
}
