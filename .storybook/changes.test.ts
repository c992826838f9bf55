import { expect, it } from 'vitest'
import { unreleased, unreleasedChanges } from './changes.ts'

const changeset = (text: string, rank = 'minor', name = '@rampart/ui') =>
  `---\n'${name}': ${rank}\n---\n\n${text}\n`

it('gathers changesets by how much they change, and leaves out those of other packages', () => {
  const files = {
    a: changeset('Small.', 'patch'),
    b: changeset('New.\n\nIt has two parts.'),
    c: changeset('Elsewhere.', 'minor', '@rampart/verify'),
  }
  expect(unreleasedChanges(files)).toBe(
    '### Minor Changes\n\n- New.\n  \n  It has two parts.\n\n### Patch Changes\n\n- Small.',
  )
})

it('says nothing if nothing is pending', () => {
  expect(unreleasedChanges({})).toBe('')
})

it('reads the changesets of the repository as they are', () => {
  expect(unreleased).toMatch(/^$|^### (?:Major|Minor|Patch) Changes\n\n- `?\w/)
})
