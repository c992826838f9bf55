import { labShellClosed } from '@rampart/contract/rules/labShell'
import { createShellOutput } from './shellOutput.ts'

/** How long the terminal tries to reconnect to a shell, in milliseconds. */
const maxAbsence = 60_000
/**
 * Time between two tries, in milliseconds: the first one is made at once, the last one is repeated.
 */
const pauses = [0, 500, 1_000, 2_000, 4_000, 8_000]
/** A shell that ends sooner, in milliseconds, has not really started. */
const tooShort = 2_000

/** The connection to a session's shell. */
export interface ShellSocket {
  send(data: string | Uint8Array): void
  close(): void
}

/** The events of a connection. */
export interface SocketEvents {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onData: (data: Uint8Array) => void
  readonly onClose: (code: number) => void
}

interface Options {
  readonly connect: (ticket: string, events: SocketEvents) => ShellSocket
  /** A new ticket, valid once. Rejects if there is none. */
  readonly newTicket: () => Promise<string>
  /** Whether requesting another ticket is of no use after this error. */
  readonly isFinal: (error: unknown) => boolean
  /** Columns and rows. */
  readonly size: () => readonly [columns: number, rows: number]
  /** Called with output to show; `replacesAll`: it replaces all earlier output. */
  readonly onOutput: (output: string, replacesAll: boolean) => void
  readonly onState: (state: 'open' | 'reconnecting' | 'lost') => void
}

/**
 * Stays connected to a session's shell: after a lost network it reconnects to the same shell, and
 * what was printed meanwhile is shown.
 */
export function createRemoteShell({
  connect,
  newTicket,
  isFinal,
  size,
  onOutput,
  onState,
}: Options) {
  let socket: ShellSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let isOpen = false
  let tries = 0
  let lostAt = Date.now()
  let filter = createShellOutput()
  let decoder = new TextDecoder()
  let replacesAll = true

  const end = () => {
    isOpen = false
    socket = undefined
    if (!isClosed) onState('lost')
  }
  const tryAgain = () => {
    isOpen = false
    socket = undefined
    if (isClosed) return
    if (Date.now() - lostAt > maxAbsence) return end()
    const pause = pauses[Math.min(tries, pauses.length - 1)]
    tries += 1
    timer = setTimeout(() => void open(), pause)
  }

  async function open(): Promise<void> {
    let ticket: string
    try {
      ticket = await newTicket()
    } catch (error) {
      if (isFinal(error)) end()
      else tryAgain()
      return
    }
    if (isClosed) return
    let openedAt = 0
    const own = connect(ticket, {
      onOpen: () => {
        openedAt = Date.now()
        own.send(size().join('x'))
      },
      onText: (text) => {
        if (text !== 'replay' || isClosed) return
        filter = createShellOutput()
        decoder = new TextDecoder()
        replacesAll = true
        isOpen = true
        tries = 0
        onState('open')
      },
      onData: (data) => {
        if (isClosed) return
        onOutput(filter(decoder.decode(data, { stream: true })), replacesAll)
        replacesAll = false
      },
      onClose: (code) => {
        if (isClosed || socket !== own) return
        const lived = isOpen ? Date.now() - openedAt : 0
        const { idle, tooMany, failed, ended } = labShellClosed
        if (code === idle || code === tooMany || code === failed) return end()
        if (code === ended && lived < tooShort) return end()
        if (isOpen) lostAt = Date.now()
        onState('reconnecting')
        tryAgain()
      },
    })
    socket = own
  }
  void open()

  return {
    input: (data: string) => {
      // Text that is typed while the shell cannot be reached is dropped: it would be a surprise
      // later.
      if (isOpen) for (const piece of pieces(new TextEncoder().encode(data))) socket?.send(piece)
    },
    resized: () => {
      if (isOpen) socket?.send(size().join('x'))
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}

/** The server takes messages of 64 KiB at most. */
function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 16_384) yield bytes.subarray(at, at + 16_384)
}
