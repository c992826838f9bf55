import { expect, test } from 'vitest'
import { signOf, signs } from './signs.ts'

test.each([
  ['AWS IAM Essentials', 'key'],
  ['TLS and the Chain of Trust', 'certificate'],
  ['Kubernetes, First Steps', 'cluster'],
  ['GIT basics', 'branch'],
  ['Threat Hunting in Cloud Logs', 'log'],
  ['Gardening for Everybody', null],
  ['Digital', null],
  ['The Chain of Supply', 'chain'],
  ['constructor __proto__', null],
  ['', null],
])('%s has the sign %s', (title, sign) => {
  expect(signOf(title)).toBe(sign)
})

test('takes the most telling word, anywhere in the title', () => {
  expect(signOf('Web Logs')).toBe('log')
  expect(signOf('Logs of the Web')).toBe('log')
})

test('every sign has a name of letters, so that it can be in an address', () => {
  for (const sign of signs) expect(sign).toMatch(/^[a-z]+$/)
  expect(new Set(signs).size).toBe(signs.length)
})
