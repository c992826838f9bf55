import { expect, it } from 'vitest'
import type { MarkdownNode } from './remarkTables.ts'
import { remarkTables } from './remarkTables.ts'

const text = (value: string): MarkdownNode => ({ type: 'text', value })
const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value })

function transformed(...children: MarkdownNode[]): MarkdownNode | undefined {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'paragraph', children }] }
  remarkTables()(tree)
  return tree.children?.[0]
}

it('makes a table of rows and cells, with whatever is in them', () => {
  const cell = (...children: MarkdownNode[]) => ({ type: 'tableCell', children })
  const row = (...children: MarkdownNode[]) => ({ type: 'tableRow', children })
  expect(transformed(text('| Word | Does |\n|---|---|\n| '), code('a|b'), text(' or so | more |\n| last | '), code('c'), text(' |'))).toEqual({
    type: 'table',
    children: [
      row(cell(text('Word')), cell(text('Does'))),
      row(cell(code('a|b'), text(' or so')), cell(text('more'))),
      row(cell(text('last')), cell(code('c'))),
    ],
  })
})

it.each(['A sentence with a | in it.', 'Two lines\nof a sentence.', '| one line |', '| no | rule |\n| below | it |'])('leaves %j as it is', (sentence) => {
  expect(transformed(text(sentence))).toEqual({ type: 'paragraph', children: [text(sentence)] })
})
