import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '../..')

/** A story as Storybook knows it. */
export interface IndexedStory {
  /** As in its address: 'surfaces-contentcard--course'. */
  id: string
  /** Place in the sidebar: 'Surfaces/ContentCard'. */
  title: string
  name: string
  tags: readonly string[]
  /** Path of its file from the root of the repository. */
  file: string
}

/** Every story of the repository, read from the sources. */
export function storyIndex(): IndexedStory[] {
  return globSync(['packages/{ui,screens}/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx'], { cwd: root }).flatMap((file) => {
    const { indexInputs } = loadCsf(readFileSync(join(root, file), 'utf8'), { fileName: file, makeTitle: (title) => title }).parse()
    return indexInputs.map(({ __id: id = '', title = '', name = '', tags = [] }) => ({ id, title, name, tags, file }))
  })
}
