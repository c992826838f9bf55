import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { section } from './section.ts'

const text = '# Title\n\n## One\n\nFirst.\n\n### Part\n\nStill first.\n\n## Two\n\nSecond.\n'

it('gives a chapter with its parts, up to the next one', () => {
  expect(section(text, 'One')).toBe('## One\n\nFirst.\n\n### Part\n\nStill first.\n')
  expect(section(text, 'Two', false)).toBe('\nSecond.\n')
})

it('does not hide that a chapter has gone', () => {
  expect(() => section(text, 'Three')).toThrow('There is no chapter "Three".')
})

it('finds every chapter of the README that a page shows', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const shown = [...read('GettingStarted.mdx').matchAll(/section\(readme, '([^']+)'/g)].map(
    ([, title = '']) => title,
  )
  expect(shown.length).toBeGreaterThan(3)
  for (const title of shown) expect(section(read('../../README.md'), title)).not.toBe('')
})
