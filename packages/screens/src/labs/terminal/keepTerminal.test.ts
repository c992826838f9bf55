import { afterEach, expect, it, vi } from 'vitest'
import { dropFiles, forgetFiles, keepFiles, readFiles } from './keepFiles.ts'
import {
  forgetEnded,
  forgetTerminal,
  forgetTerminals,
  keepScreenReaderMode,
  keepTerminal,
  readScreenReaderMode,
  readTerminal,
} from './keepTerminal.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Browsers that refuse storage either have no such object, or throw when it is used. */
const refusals = {
  'has no database': undefined,
  'refuses its database': {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  },
}

it.each(Object.entries(refusals))('keeps nothing in a browser that %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  await keepFiles('a-lab', { 'notes.txt': new Uint8Array([1]) })
  expect(await readFiles('a-lab')).toEqual({})
  expect(await keepTerminal('one', { history: ['ls'] })).toBe(false)
  expect(await readTerminal('one')).toBeUndefined()
  await keepScreenReaderMode(true)
  expect(await readScreenReaderMode()).toBe(false)
  for (const forgotten of [
    dropFiles('a-lab'),
    forgetFiles(),
    forgetTerminal('one', 'a-lab'),
    forgetEnded('a-lab', ['one']),
    forgetTerminals(),
  ])
    await expect(forgotten).resolves.toBeUndefined()
})
