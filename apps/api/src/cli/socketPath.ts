import { join } from 'node:path'

/**
 * Where a running site takes commands; null if the system has no such sockets, or the path is too
 * long.
 */
export function socketPath(dataDir: string): string | null {
  const path = join(dataDir, 'cli.sock')
  return process.platform === 'win32' || Buffer.byteLength(path) > 100 ? null : path
}

/** The file of the key that a command line must send. Each start of the site makes a new key. */
export const socketKeyPath = (dataDir: string) => join(dataDir, 'cli.key')
