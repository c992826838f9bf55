import { setPriority } from 'node:os'

/** A third of the share of an ordinary thread where processors are few. */
const niceness = 5

/** Requests go before the work of this thread, which still gets on. */
export function lowerPriority(): void {
  // On Linux this is of the thread alone.
  if (process.platform === 'linux') setPriority(niceness)
}
