import type { KeptFiles } from './shell/shell.ts'

/** Stored files with what a tab changed in its own: from `before` to `after`. */
export function mergeFiles(stored: KeptFiles, before: KeptFiles, after: KeptFiles): KeptFiles {
  const changed = Object.entries(after).filter(([path, content]) => !same(before[path], content))
  const kept = Object.entries(stored).filter(([path]) => !(path in before) || path in after)
  return Object.fromEntries([...kept, ...changed])
}

const same = (one: Uint8Array | undefined, other: Uint8Array) =>
  one?.length === other.length && one.every((byte, index) => byte === other[index])
