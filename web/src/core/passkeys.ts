/** Passkeys: the browser's ceremonies, from and to the server's JSON. */

/** What the server sends, in JSON; the browser needs some of these texts as bytes. */
export interface CeremonyOptions {
  challenge: string
  user?: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
  [field: string]: unknown
}
export type CredentialJson = Record<string, unknown>

/** Whether this page may use passkeys: they need HTTPS or localhost, and a domain instead of an IP address. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname)
  return globalThis.isSecureContext && typeof PublicKeyCredential === 'function' && !isNumber
}

/** Creates a passkey; null if the person declined. */
export async function createPasskey(options: CeremonyOptions): Promise<CredentialJson | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user!, id: bytes(options.user!.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions
  const credential = await asked(() => navigator.credentials.create({ publicKey }))
  if (!credential) return null
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse
  return json(credential, { clientDataJSON, attestationObject })
}

/** Uses a passkey; null if the person declined. */
export async function usePasskey(options: CeremonyOptions): Promise<CredentialJson | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions
  const credential = await asked(() => navigator.credentials.get({ publicKey }))
  if (!credential) return null
  const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse
  return json(credential, { clientDataJSON, authenticatorData, signature })
}

/** The browser throws when the person declines or takes too long, and when the device already has a passkey. */
async function asked(ceremony: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ceremony()) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function json(credential: PublicKeyCredential, response: Record<string, ArrayBuffer>): CredentialJson {
  const texts = Object.entries(response).map(([name, value]) => [name, text(value)])
  const id = text(credential.rawId)
  return { id, rawId: id, type: credential.type, response: Object.fromEntries(texts) as Record<string, string> }
}

export function bytes(base64url: string): Uint8Array {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (char) => char.charCodeAt(0))
}

export function text(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
