import { expect, it } from 'vitest'
import { mergeNotes } from './mergeNotes.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second))
const stored = { text: 'Stored.', version: 3, writer: 'one', edit: 5, writtenAt: at(10) }
const merge = (write: Partial<Parameters<typeof mergeNotes>[1]>) =>
  mergeNotes(stored, {
    text: 'New.',
    basedOn: 3,
    writer: 'two',
    edit: 1,
    writtenAt: at(20),
    ...write,
  })
const notes = { text: 'New.', version: 4, writer: 'two', edit: 1, writtenAt: at(20) }

it('takes what is based on what is stored', () => {
  expect(merge({})).toEqual({ notes, copy: null, isSeen: true })
  expect(merge({ writtenAt: at(1) })).toMatchObject({ notes: { text: 'New.' }, copy: null })
})

it('takes the next write of the same tab, even if it got no response to its last one', () => {
  expect(merge({ writer: 'one', edit: 6, basedOn: 0 })).toMatchObject({ copy: null })
})

it('does nothing for a write that is known, older of the same tab, or the same text', () => {
  expect(merge({ writer: 'one', edit: 5 })).toBe('nothing')
  expect(merge({ writer: 'one', edit: 4, text: 'Earlier.' })).toBe('nothing')
  expect(merge({ text: 'Stored.', basedOn: 0 })).toBe('nothing')
})

it('keeps what was not seen', () => {
  expect(merge({ basedOn: 2 })).toEqual({ notes, copy: 'Stored.', isSeen: false })
  expect(merge({ basedOn: 99 })).toEqual({ notes, copy: 'Stored.', isSeen: false })
})

it('keeps the stored text where it was typed later', () => {
  expect(merge({ basedOn: 2, writtenAt: at(9) })).toEqual({
    notes: null,
    copy: 'New.',
    isSeen: false,
  })
  expect(merge({ basedOn: 2, writtenAt: at(10) })).toMatchObject({ copy: 'Stored.' })
})

it('keeps no copy of nothing, or of what the text holds anyway', () => {
  expect(merge({ basedOn: 2, text: 'Stored. And more.' })).toMatchObject({ copy: null })
  expect(merge({ basedOn: 2, text: ' \n', writtenAt: at(9) })).toEqual({
    notes: null,
    copy: null,
    isSeen: false,
  })
})
