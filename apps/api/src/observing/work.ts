import { channel, tracingChannel } from 'node:diagnostics_channel'

/**
 * A piece of work that can be measured and traced. Its texts come from our own code, never from a
 * request or a record.
 */
export interface Work {
  readonly kind: 'query' | 'job' | 'mail' | 'lab_start'
  /** The work within its kind: one of few names. */
  readonly name: string
}

/** The channel for listeners; without one, work costs nothing more. */
export const workChannel = tracingChannel<unknown, Work & { error?: unknown }>('rampart:work')

/** Runs a piece of work, so that metrics and traces learn of it if they are on. */
export const observed = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  // `async`, so that an error that is thrown at once is reported, too.
  workChannel.hasSubscribers ? workChannel.tracePromise(async () => run(), work) : run()

/** How a lab session ended. */
export interface LabEnd {
  readonly status: string
}

const labEnds = channel('rampart:lab-end')

export const noteLabEnd = (end: LabEnd): void => labEnds.publish(end)

export function onLabEnd(listen: (end: LabEnd) => void): () => void {
  const listener = (message: unknown) => listen(message as LabEnd)
  labEnds.subscribe(listener)
  return () => void labEnds.unsubscribe(listener)
}

/** An unexpected error, with nothing about the client. */
export interface Fault {
  readonly error: unknown
  /** Method and pattern of the address, or what else was being done. */
  readonly during: string
  readonly requestId?: string | undefined
  readonly traceId?: string | undefined
  readonly isLast?: boolean
  /** Set by the reporter if the process ends with it: settles once it is sent. */
  sent?: PromiseLike<unknown>
}

const faults = channel('rampart:fault')

export const noteFault = (fault: Fault): void => faults.publish(fault)

/**
 * Reports the error that ends the process. Settles once it is sent, or after a moment if it cannot
 * be sent.
 */
export async function noteLastFault(error: unknown, during: string): Promise<void> {
  const fault: Fault = { error, during, isLast: true }
  noteFault(fault)
  await fault.sent
}

export function onFault(listen: (fault: Fault) => void): () => void {
  const listener = (message: unknown) => listen(message as Fault)
  faults.subscribe(listener)
  return () => void faults.unsubscribe(listener)
}
