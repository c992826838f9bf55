import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CsfFile } from 'storybook/internal/csf-tools'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '../..')

/** A story as Storybook knows it. */
export interface IndexedStory {
  /** As in its address: 'surfaces-catalogue-contentcard--course'. */
  id: string
  /** Place in the sidebar: 'Surfaces/ContentCard'. */
  title: string
  name: string
  tags: readonly string[]
  /** States of the atlas that it shows: `parameters.states`. */
  states: readonly string[]
  /** Path of its file from the root of the repository. */
  file: string
}

/** Every story of the repository, read from the sources. */
export function storyIndex(): IndexedStory[] {
  return globSync(
    ['packages/{ui,screens}/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx'],
    { cwd: root },
  ).flatMap((file) => {
    const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse()
    return csf.indexInputs.map(
      ({ __id: id = '', title = '', name = '', tags = [], exportName }) => ({
        id,
        title,
        name,
        tags,
        states: statesIn(csf._storyAnnotations[exportName]?.['parameters']),
        file,
      }),
    )
  })
}

/** The texts of `states` in a story's parameters, as the source has them. */
function statesIn(parameters: CsfFile['_storyAnnotations'][string][string] | undefined): string[] {
  if (parameters?.type !== 'ObjectExpression') return []
  return parameters.properties.flatMap((property) =>
    property.type === 'ObjectProperty' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'states' &&
    property.value.type === 'ArrayExpression'
      ? property.value.elements.flatMap((state) =>
          state?.type === 'StringLiteral' ? [state.value] : [],
        )
      : [],
  )
}
