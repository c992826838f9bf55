import { expect, test } from 'vitest'
import { headingNames } from './headings.ts'
import { renderMarkdown } from './html.ts'

test.each([
  ['## Merging two branches', 'merging-two-branches'],
  ['### `git push --force` & what it *costs*', 'git-push-force-what-it-costs'],
  ['## Ünïcode: ١٢٣ und 日本', 'ünïcode-١٢٣-und-日本'],
  ['## ***', 'section'],
  ['## "><img src=x onerror=alert(1)>', 'section'],
  [`## ${'long '.repeat(40)}`, 'long-'.repeat(12).slice(0, -1)],
])('%j can be linked to', (markdown, name) => {
  expect(headingNames(renderMarkdown(markdown))).toEqual([name])
})

test('headings of the same words have names of their own', () => {
  const html = renderMarkdown('## Why\n\n## Why\n\n## Why 2\n\n### Why')
  expect(headingNames(html)).toEqual(['why', 'why-2', 'why-2-2', 'why-3'])
  expect(html).toContain('<h2 id="text-why">Why</h2>')
})

test('authors give no ids, and code that shows a heading is no heading', () => {
  const html = renderMarkdown(
    '<h2 id="root" onclick="x">A</h2>\n\n```html\n<h2>B</h2>\n```\n\n`<h2>C</h2>`',
  )
  expect(headingNames(html)).toEqual(['a'])
  expect(html).not.toContain('root')
})
