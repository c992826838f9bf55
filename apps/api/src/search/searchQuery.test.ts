import { expect, test } from 'vitest'
import { correctedText, queryOf, wordsOf } from './searchQuery.ts'

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
  expect(queryOf(['linx', 'perm'], meant)).toBe('(linx:* | linux:* | links:*) & (perm:*)')
  expect(queryOf(['linx'], meant, 'A')).toBe('(linx:*A | linux:*A | links:*A)')
  expect(correctedText(['linx', 'perm'], meant)).toBe('linux perm')
  expect(correctedText(['perm'], meant)).toBeNull()
})
