import { expect, test } from 'vitest'
import { correctedText, queriesOf, wordsOf } from './searchQuery.ts'

test('words are letters and digits, lower case; nothing of them is an operator of the query', () => {
  expect(wordsOf("  CI/CD & 'Terraform':* | !(x) <-> y\\ ")).toEqual([
    'ci',
    'cd',
    'terraform',
    'x',
    'y',
  ])
  expect(wordsOf('Sécurité des réseaux 云')).toEqual(['sécurité', 'des', 'réseaux', '云'])
  expect(wordsOf(' \u0000 *** ')).toEqual([])
  expect(wordsOf('a '.repeat(50))).toHaveLength(8)
  expect(wordsOf('x'.repeat(100))[0]).toHaveLength(40)
})

test('each word has to be there, by its beginning or by a word that it may mean', () => {
  const meant = new Map([['linx', ['linux', 'links']]])
  expect(queriesOf(['linx', 'perm'], meant)).toEqual([
    '((linx:* | linux:* | links:*))',
    '((perm:*))',
  ])
  expect(queriesOf(['linx'], meant, 'A')).toEqual(['((linx:*A | linux:*A | links:*A))'])
  expect(correctedText(['linx', 'perm'], meant)).toBe('linux perm')
  expect(correctedText(['perm'], meant)).toBeNull()
})

test('a term of the field is there if another one that means the same is', () => {
  const none = new Map<string, string[]>()
  expect(queriesOf(['xss', 'lab'], none)).toEqual([
    '((xss:*) | cross <-> site <-> scripting)',
    '((lab:*))',
  ])
  expect(queriesOf(['stored', 'cross', 'site', 'scripting'], none, 'A')).toEqual([
    '((stored:*A))',
    '((cross:*A) & (site:*A) & (scripting:*A) | xss:A)',
  ])
  // The longest term counts: 'sql injection' and not 'sql'.
  expect(queriesOf(['sql', 'injection'], none)).toEqual(['((sql:*) & (injection:*) | sqli)'])
})

test('words around a topic do not count, unless there is no topic', () => {
  const none = new Map<string, string[]>()
  expect(queriesOf(['learn', 'docker', 'tutorial'], none)).toEqual(['((docker:*))'])
  expect(queriesOf(['learning'], none)).toEqual(['((learning:*))'])
  expect(queriesOf(['machine', 'learning'], none)).toEqual(['((machine:*) & (learning:*) | ml)'])
})
