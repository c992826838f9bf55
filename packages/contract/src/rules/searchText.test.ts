import { expect, test } from 'vitest'
import { maxSearchLength, searchText } from './searchText.ts'

test('a search is one line without blanks around and between words, and has an end', () => {
  expect(searchText('  tls \n\t handshake\u0000 ')).toBe('tls handshake')
  expect(searchText('e\u0301')).toBe('é')
  expect([...searchText('🦊'.repeat(200))]).toHaveLength(maxSearchLength)
  expect(searchText(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99))
})
