/* oxlint-disable unicorn/require-post-message-target-origin -- this is a worker, not a window */
import { labShellPath, labShellProtocol } from '@rampart/contract/rules/labShell'
import { makeSocketWorker } from './makeShellWorker.ts'
import type { ShellSocket, SocketEvents } from './remoteShell.ts'
import type { FromSocket, ToSocket } from './shell/socketProtocol.ts'

/** Connects to the shell at a session's origin, by a worker. */
export function connectShell(origin: string, ticket: string, events: SocketEvents): ShellSocket {
  const worker = makeSocketWorker()
  const post = (message: ToSocket) => worker.postMessage(message)
  const end = (code: number) => {
    worker.terminate()
    events.onClose(code)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromSocket>) => {
    if (data.type === 'open') events.onOpen()
    else if (data.type === 'text') events.onText(data.text)
    else if (data.type === 'data') events.onData(data.data)
    else end(data.code)
  })
  worker.addEventListener('error', () => end(1006))
  const url = `${origin.replace(/^http/, 'ws')}${labShellPath}`
  post({ type: 'connect', url, protocols: [labShellProtocol, ticket] })
  return {
    send: (data) => post({ type: 'send', data }),
    // The worker ends with the connection.
    close: () => post({ type: 'close' }),
  }
}
