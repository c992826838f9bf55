import { setPriority } from 'node:os'

/** A third of the share of an ordinary thread where processors are few. */
const niceness = 5

/** Gives requests priority over the work of this thread, which still makes progress. */
export function lowerPriority(): void {
  // On Linux this changes the thread alone.
  if (process.platform === 'linux') setPriority(niceness)
}
