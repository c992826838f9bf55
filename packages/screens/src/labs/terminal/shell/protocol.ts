import type { Kept, Screen } from './shell.ts'

/** From the page to the worker. */
export type ToWorker =
  | {
      readonly type: 'start'
      readonly variables: Readonly<Record<string, string>>
      readonly origin: string
      readonly kept?: Kept
    }
  | {
      readonly type: 'run'
      readonly id: number
      readonly text: string
      readonly screen: Partial<Screen>
    }
  | { readonly type: 'abort' }
  | { readonly type: 'complete'; readonly id: number; readonly line: string }
  | { readonly type: 'isIncomplete'; readonly id: number; readonly text: string }
  | { readonly type: 'ticket'; readonly ticket: Ticket }

/** From the worker to the page. */
export type FromWorker =
  | { readonly type: 'ready'; readonly place: string }
  | { readonly type: 'output'; readonly text: string }
  | { readonly type: 'clear' }
  | { readonly type: 'result'; readonly id: number; readonly value: unknown }
  | { readonly type: 'needsTicket' }
  /** Something went wrong in the worker itself. */
  | { readonly type: 'failed' }

/** A ticket for the session's target, or why there is none. */
export type Ticket =
  | { readonly ticket: string; readonly expiresAt: string }
  | { readonly problem: string }

/** The result of a run. */
export interface Ran {
  readonly status: number
  readonly place: string
  readonly kept: Kept
}
