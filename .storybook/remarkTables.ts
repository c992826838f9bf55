/** What we need to know of a node of Markdown's tree. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
}

type Cell = MarkdownNode[]

/** MDX knows no tables by itself: this turns paragraphs that are written as one (`| a | b |`, `|---|---|`) into them. */
export function remarkTables() {
  return (tree: MarkdownNode): void => {
    tree.children = tree.children?.map((node) => (node.type === 'paragraph' ? (tableOf(node) ?? node) : node))
    for (const child of tree.children ?? []) if (child.type.startsWith('mdxJsxFlow')) remarkTables()(child)
  }
}

function tableOf({ children = [] }: MarkdownNode): MarkdownNode | undefined {
  const [head = [], rule = [], ...rows] = rowsOf(children)
  if (head.length === 0 || head.length !== rule.length || !rule.every(isRule)) return undefined
  const cellOf = (cell: Cell): MarkdownNode => ({ type: 'tableCell', children: cell })
  return { type: 'table', children: [head, ...rows].map((cells) => ({ type: 'tableRow', children: cells.map(cellOf) })) }
}

const isRule = ([only]: Cell) => /^-+$/.test(only?.value ?? '')

/** Lines of cells: a bar in a text ends a cell, a line break a row; bars in code or links are part of these. */
function rowsOf(nodes: MarkdownNode[]): Cell[][] {
  const rows: Cell[][] = [[[]]]
  for (const node of nodes) {
    if (node.type !== 'text') rows.at(-1)?.at(-1)?.push(node)
    else {
      for (const part of (node.value ?? '').split(/(\n|\|)/)) {
        if (part === '\n') rows.push([[]])
        else if (part === '|') rows.at(-1)?.push([])
        else if (part) rows.at(-1)?.at(-1)?.push({ type: 'text', value: part })
      }
    }
  }
  // Before the first bar of a line and after its last there is nothing.
  return rows.map((cells) => cells.slice(1, -1).map(trimmed))
}

/** A cell without the blanks at its ends. */
function trimmed(cell: Cell): Cell {
  const last = cell.length - 1
  return cell
    .map((node, index) => {
      if (node.type !== 'text') return node
      const start = index === 0 ? node.value?.trimStart() : node.value
      return { ...node, value: index === last ? start?.trimEnd() : start } as MarkdownNode
    })
    .filter(({ type, value }) => type !== 'text' || value)
}
