import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { components, entryFiles } from '../scripts/entries.ts'

it.each(Object.entries(entryFiles()))(
  '%s names every component: npm run entries -w packages/ui',
  (file, text) => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toBe(text)
  },
)

it('finds the components on both floors', () => {
  expect(components['Button']).toBe('components/Button/Button.tsx')
  expect(components['ContentCard']).toBe('surfaces/catalogue/ContentCard/ContentCard.tsx')
})
