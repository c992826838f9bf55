import { expect, it } from 'vitest'
import { headingsOf } from './headingsOf.ts'

it('reads headings as they are read on the page', () => {
  expect(
    headingsOf(
      '<h2 id="text-a">A &amp;lt; <code>b &lt;c&gt;</code></h2><p>x</p>\n<h3 id="text-d">D</h3><h4 id="text-e">E</h4><h2>Without</h2>',
    ),
  ).toEqual([
    { id: 'text-a', text: 'A &lt; b <c>', level: 2 },
    { id: 'text-d', text: 'D', level: 3 },
  ])
})

it('finds none in a text without', () => {
  expect(headingsOf('<p>One paragraph.</p>')).toEqual([])
})
