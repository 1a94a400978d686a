/** The WebSocket subprotocol that the client asks for. */
export const PROTOCOL = 'pharos.3'
