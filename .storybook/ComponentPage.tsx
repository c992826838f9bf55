import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import type { ComponentGuide } from '../packages/ui/src/componentGuide.ts'
import type { Pair } from '../packages/ui/src/docs/Pairs.tsx'
import { Pairs } from '../packages/ui/src/docs/Pairs.tsx'
import readme from '../packages/ui/README.md?raw'
import { synonymId } from '../scripts/storybook/synonymId.ts'
import { sourceOf } from './repository.ts'

/** Guides by file, each beside its component. */
const guides = import.meta.glob<ComponentGuide>(
  '../packages/ui/src/{components,surfaces/*}/*/*.guide.ts',
  { eager: true, import: 'guide' },
)

/**
 * An example of a component that can be pasted, by file; its types are checked like any other
 * source.
 */
const examples = import.meta.glob<string>(
  '../packages/ui/src/{components,surfaces/*}/*/*.example.tsx',
  { eager: true, import: 'default', query: '?raw' },
)

/** Pictures of what to do and what not to do; only some components have them. */
const livePairs = import.meta.glob<readonly Pair[]>(
  '../packages/ui/src/{components,surfaces/*}/*/*.pairs.tsx',
  { eager: true, import: 'pairs' },
)

/** Style files by their paths; only some components have one. */
const styles = import.meta.glob('../packages/ui/src/{components,surfaces/*}/*/*.css.ts')

/** The guide's file of a component, by its name. */
const guideFileOf = (name: string) =>
  Object.keys(guides).find((file) => file.endsWith(`/${name}.guide.ts`)) ?? ''

/** A component's page: its purpose, how to use it and how not, props, states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const guide = guides[guideFileOf(name)]
  const example = examples[guideFileOf(name).replace('.guide.ts', '.example.tsx')]
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <Markdown>{guide.use}</Markdown> : <Description />}
      {example && <Source language="tsx" code={example.trim()} />}
      <Primary />
      {guide && <Guide name={name} guide={guide} />}
      <h2>Props</h2>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

function Guide({ name, guide }: { name: string; guide: ComponentGuide }) {
  const [scripts, css] = sizeOf(name)
  const pairs = livePairs[guideFileOf(name).replace('.guide.ts', '.pairs.tsx')]
  return (
    <>
      <SourceLinks name={name} />
      <p>
        {`Status: ${guide.status}, since version ${guide.since}.`}
        {guide.synonyms && <Synonyms words={guide.synonyms} />}
      </p>
      {scripts && (
        <p>{`${scripts} bytes of JavaScript and ${css} of CSS before compression, alone and with all it needs of this package.`}</p>
      )}
      {guide.instead.length > 0 && (
        <>
          <h2>When another fits better</h2>
          <ul>
            {guide.instead.map(({ component, when }) => (
              <li key={component}>
                <a href={`./?path=/docs/${addressOf(component)}--docs`} target="_top">
                  {component}
                </a>
                , if {when}.
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Anatomy</h2>
      <ol>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <div className="advice">
        <div>
          <h2>Do</h2>
          <Markdown>{listOf(guide.dos)}</Markdown>
        </div>
        <div>
          <h2>Don’t</h2>
          <Markdown>{listOf(guide.donts)}</Markdown>
        </div>
      </div>
      {pairs && (
        <Unstyled>
          <Pairs pairs={pairs} />
        </Unstyled>
      )}
      <h2>Keyboard</h2>
      {guide.keyboard.length > 0 ? (
        <Keys keyboard={guide.keyboard} />
      ) : (
        <p>Nothing in it takes a key.</p>
      )}
      <h2>Accessibility</h2>
      <Markdown>{guide.accessibility}</Markdown>
    </>
  )
}

function Synonyms({ words }: { words: readonly string[] }) {
  return (
    <>
      {' Others call it: '}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <span id={synonymId(word)}>{word}</span>
        </Fragment>
      ))}
      .
    </>
  )
}

/** The component's files in the repository. */
function SourceLinks({ name }: { name: string }) {
  const path = guideFileOf(name).replace(/^\.\.\/|\.guide\.ts$/g, '')
  const files = [
    ['Source', `${path}.tsx`],
    ['Styles', `../${path}.css.ts` in styles && `${path}.css.ts`],
    ['Stories', `${path}.stories.tsx`],
    ['API report', 'packages/ui/api/ui.api.md'],
  ] as const
  return (
    <ul className="sources">
      {files.map(
        ([label, path]) =>
          path && (
            <li key={label}>
              <a href={sourceOf(path)} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function Keys({ keyboard }: Pick<ComponentGuide, 'keyboard'>) {
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>Does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(({ keys, does }) => (
          <tr key={keys}>
            <td>{keys}</td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/**
 * The address of another component's page: its group in the sidebar is that of its guide, or the
 * area of its surface.
 */
function addressOf(name: string): string {
  const file = guideFileOf(name)
  const [, area] = /\/surfaces\/([a-z]+)\//.exec(file) ?? []
  const place = area ? `surfaces-${area}` : `components-${guides[file]?.group?.toLowerCase()}`
  return `${place}-${name.toLowerCase()}`
}

/** Bytes of scripts and styles, from the table of the package's README. */
function sizeOf(name: string): string[] {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`))
  return (
    row
      ?.split('|')
      .slice(3, 5)
      .map((cell) => cell.trim()) ?? []
  )
}
