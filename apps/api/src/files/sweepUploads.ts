import { removeOld } from './removeOld.ts'

/** Longer than any form takes to be received and handled, in milliseconds. */
export const uploadAge = 60 * 60 * 1000

/**
 * Removes files of forms that stopped processes left. Files in use, also by other processes, are
 * younger.
 */
export const sweepUploads = (folder: string, now: Date): Promise<void> =>
  removeOld(folder, now.getTime() - uploadAge)
