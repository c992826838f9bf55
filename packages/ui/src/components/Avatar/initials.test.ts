import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['  ada  ', 'A'],
  ['émile zola', 'ÉZ'],
  ['𝒜da', '𝒜'],
  ['李 小龍', '李小'],
  ['', ''],
])('%s gives %s', (name, expected) => expect(initials(name)).toBe(expected))
