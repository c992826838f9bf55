import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/**
 * How many threads one kind of long work may have: one for each processor except the one that
 * serves requests. Node's own four threads stay free for files and the like.
 */
export const spareThreads = Math.max(1, availableParallelism() - 1)

/**
 * Threads that run the functions of a program, which begins with `lowerPriority`. They are started
 * when there is work, and end after `idleTimeout` milliseconds without any.
 */
export const createThreadPool = (program: URL, maxThreads: number, idleTimeout: number) =>
  new Piscina<object, unknown>({
    filename: program.href,
    minThreads: 0,
    maxThreads,
    idleTimeout,
  })
