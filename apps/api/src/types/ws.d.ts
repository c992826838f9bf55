/** The part of `ws` that is used here. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage } from 'node:http'
  import type { Duplex } from 'node:stream'

  export class WebSocket extends EventEmitter {
    constructor(
      address: string,
      protocols?: readonly string[],
      options?: {
        readonly headers?: Readonly<Record<string, string>>
        readonly origin?: string
      },
    )
    readonly bufferedAmount: number
    readonly protocol: string
    readonly readyState: number
    send(data: string | Uint8Array): void
    ping(): void
    pause(): void
    resume(): void
    close(code?: number, reason?: string): void
    terminate(): void
  }

  export class WebSocketServer {
    constructor(options: {
      readonly noServer: true
      readonly maxPayload: number
      readonly perMessageDeflate: false
      readonly handleProtocols: (protocols: ReadonlySet<string>) => string | false
    })
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      done: (socket: WebSocket) => void,
    ): void
  }
}
