/* oxlint-disable unicorn/require-post-message-target-origin, unicorn/prefer-add-event-listener -- this is a worker, not a window */
import type { FromSocket, ToSocket } from './socketProtocol.ts'

/**
 * The connection to a session's shell, outside of the page, whose policy allows no connection to a
 * lab.
 */
const scope = globalThis as unknown as {
  postMessage: (message: FromSocket) => void
  onmessage: ((event: { data: ToSocket }) => void) | null
}

let socket: WebSocket | undefined

scope.onmessage = ({ data }) => {
  if (data.type === 'send') return socket?.send(data.data as string | Uint8Array<ArrayBuffer>)
  if (data.type === 'close') return socket?.close()
  socket = new WebSocket(data.url, [...data.protocols])
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => scope.postMessage({ type: 'open' })
  socket.onclose = ({ code }) => scope.postMessage({ type: 'close', code })
  socket.onmessage = ({ data: received }: { data: string | ArrayBuffer }) =>
    scope.postMessage(
      typeof received === 'string'
        ? { type: 'text', text: received }
        : { type: 'data', data: new Uint8Array(received) },
    )
}
