import { expect, it } from 'vitest'
import { credentialPagePath, parseCredentialId } from './credentialKinds.ts'

it.each([
  ['CSN-DEMO000001', 'certificate', 'CSN-DEMO000001'],
  [' bdg-demo000001 ', 'badge', 'BDG-DEMO000001'],
  ['csn-a', 'certificate', 'CSN-A'],
])('%j is the ID of a %s', (text, type, credentialId) => {
  expect(parseCredentialId(text)).toEqual({ type, credentialId })
})

it.each(['', 'CSN-', 'CSN', 'XYZ-1', 'CSN-a b', 'CSN-a/../b', 'CSN-é', `BDG-${'A'.repeat(41)}`])(
  '%j is no ID',
  (text) => expect(parseCredentialId(text)).toBeNull(),
)

it('gives each kind a page', () => {
  expect(credentialPagePath('certificate', 'CSN-1')).toBe('/cert/view/CSN-1')
  expect(credentialPagePath('badge', 'BDG-1/2')).toBe('/badge/view/BDG-1%2F2')
})
