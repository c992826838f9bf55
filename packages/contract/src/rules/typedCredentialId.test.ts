import { expect, test } from 'vitest'
import { typedCredentialId } from './typedCredentialId.ts'

test.each([
  'CSN-DEMO000001',
  ' CSN-DEMO000001',
  'CSN-DEMO000001\r\n',
  'CSN-DEMO\n000001',
  'CSN- DEMO\u00A0000001',
  'CSN\u2013DEMO000001',
  'CSN \u2013 DEMO000001',
  '\u200BCSN-DEMO000001\uFEFF',
])('%j is the ID of a credential', (text) => {
  expect(typedCredentialId(text)).toBe('CSN-DEMO000001')
})

test('its letters stay as they are', () => {
  expect(typedCredentialId(' csn-demo000001 ')).toBe('csn-demo000001')
})
