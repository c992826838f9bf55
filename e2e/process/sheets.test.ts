import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../scripts/program.ts'

/** Splits a selector, or a list of them, at separators outside of parentheses and brackets. */
function split(text: string, separators: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1
    if (')]'.includes(sign)) depth -= 1
    if (depth === 0 && separators.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Whether it has no class, type, ID or attribute, only states. */
function isUnnamed(part: string): boolean {
  let bare = part
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '')
  return ['', '*'].includes(bare.replace(/::?[\w-]+/g, ''))
}

// Otherwise Chromium would check the styles of the whole page after each change of the document: 18
// ms for each press on a slow phone, on every page that has loaded the sheet.
test('the subject of each rule with :has() has a name', async () => {
  const folder = join(repository, 'apps/site/dist/client/assets')
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))
  const selectors = texts.flatMap((text) =>
    [...text.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => split(list, /,/)),
  )
  const related = selectors.filter((selector) => {
    const parts = split(selector, /[ >+~]/)
    return parts.slice(0, -1).some((part) => part.includes(':has('))
  })
  expect(related.length).toBeGreaterThan(5)
  expect(related.filter((each) => isUnnamed(split(each, /[ >+~]/).at(-1) ?? ''))).toEqual([])
})
