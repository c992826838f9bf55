import { expect, test } from 'vitest'
import { fileSlotMessages } from './FileSlot.messages.ts'
import { fileSize } from './fileSize.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1535, '1 KB'],
  [1536, '2 KB'],
  [1_048_063, '1023 KB'],
  [1_048_064, '1 MB'],
  [1_468_006, '1.4 MB'],
  [10_485_760, '10 MB'],
])('%i bytes are %s', (bytes, text) =>
  expect(fileSize(bytes, 'en-US', fileSlotMessages.english)).toBe(text),
)

test('the number is written as the language does', () =>
  expect(fileSize(1_468_006, 'de', fileSlotMessages.english)).toBe('1,4 MB'))
