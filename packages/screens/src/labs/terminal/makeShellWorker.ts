import { workerAddresses } from '../../workers/workerAddresses.ts'
// oxlint-disable-next-line import/default -- the bundler makes it
import socket from './shell/labShell.socket.ts?worker&url'
// oxlint-disable-next-line import/default -- the bundler makes it
import shell from './shell/labShell.worker.ts?worker&url'
import type { ShellWorker } from './shellClient.ts'

const addressOf = workerAddresses('lab-shell', { shell, socket })

/** Starts the worker of the shell that runs in the browser. */
export const makeShellWorker = (): ShellWorker =>
  new Worker(addressOf('shell'), { type: 'module', name: 'lab shell' }) as ShellWorker

/** Starts the worker that connects to a session's own shell. */
export const makeSocketWorker = (): Worker =>
  new Worker(addressOf('socket'), { type: 'module', name: 'lab shell socket' })
