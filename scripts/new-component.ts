import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nextRelease } from '../packages/ui/scripts/nextRelease.ts'

/**
 * `npm run new:component Name` or `npm run new:component area/Name`: component, style, stories
 * (which are its tests), an example (a use that can be pasted) and guide (its page) in house style,
 * and its entry.
 */
const [, area, name = ''] = /^(?:([a-z]+)\/)?([A-Z][A-Za-z0-9]+)$/.exec(process.argv[2] ?? '') ?? []
const path = `packages/ui/src/${area ? `surfaces/${area}` : 'components'}/${name}`
const folder = new URL(`../${path}/`, import.meta.url)
if (!name || !existsSync(new URL('../', folder))) {
  console.error('Usage: npm run new:component Name, or area/Name with an area of surfaces/')
  console.error('For example ProgressRing, or labs/LabNote')
  process.exit(2)
}
const root = fileURLToPath(new URL('../', import.meta.url))
// An entry has only the component's name, whichever folder it is in, and some disks ignore case.
const taken = globSync('packages/ui/src/{components,surfaces/*}/*', { cwd: root }).find(
  (other) => basename(other).toLowerCase() === name.toLowerCase(),
)
if (taken !== undefined) {
  console.error(`${taken} exists already: a name is taken once in components/ and surfaces/.`)
  process.exit(1)
}
const src = area ? '../../..' : '../..'
/**
 * Its first story's place in the sidebar; move a component from `Content` to where it belongs, in
 * its guide too.
 */
const place = area
  ? `Surfaces/${area.charAt(0).toUpperCase()}${area.slice(1)}`
  : 'Components/Content'
/** Stories of a surface that show no state of the specification say so. */
const edge = area ? "  // Or `states` in a story's parameters.\n  tags: ['edge'],\n" : ''
const className = name.charAt(0).toLowerCase() + name.slice(1)

const files: Record<string, string> = {
  [`${name}.tsx`]: `import type { ReactNode } from 'react'
import type { RootProps } from '${src}/rootProps.ts'
import { rootPropsOf } from '${src}/rootProps.ts'
import { ${className} } from './${name}.css.ts'

export interface ${name}Props extends RootProps {
  /** Its content. */
  children: ReactNode
}

/** TODO: What it is for, in a sentence. For another purpose use \`Other\`. */
export function ${name}({ children, ...root }: ${name}Props) {
  return (
    <div {...rootPropsOf(root)} className={${className}}>
      {children}
    </div>
  )
}
`,
  [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { vars } from '${src}/theme/vars.css.ts'

export const ${className} = style({ color: vars.color.text })
`,
  [`${name}.example.tsx`]: `import { ${name} } from '@rampart/ui/${name}'

export function Example() {
  // TODO: A use that can be pasted.
  return <${name}>Text</${name}>
}
`,
  [`${name}.guide.ts`]: `import type { ComponentGuide } from '${src}/componentGuide.ts'

// TODO: Replace each text.
export const guide: ComponentGuide = {
${area ? '' : "  group: 'Content',\n"}  synonyms: ['what others call it'],
  status: 'beta',
  since: '${nextRelease()}',
  use: 'What it is for, in one to three sentences.',
  instead: [{ component: 'Text', when: 'it is running text' }],
  anatomy: ['Its parts, from first to last'],
  dos: ['Say what to do, beginning with a verb.'],
  donts: ['Say what not to do, beginning with a verb.'],
  keyboard: [],
  accessibility: 'What assistive technology hears, and what the caller has to see to.',
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: '${place}/${name}',
  component: ${name},
${edge}  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

/** TODO: What to look at. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible()
  },
}

/** Nothing is cut off. */
export const LongText: Story = {
  args: { children: '${name} with a text that is much longer than usual, to see how it wraps on a phone' },
  parameters: { chromatic: { disableSnapshot: true } },
}
`,
}

await mkdir(folder)
for (const [file, text] of Object.entries(files)) await writeFile(new URL(file, folder), text)
// The line breaks depend on the length of the name.
execFileSync('oxfmt', [path], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

// Imported only now, so that it finds the new folder.
const { writeEntryFiles } = await import('../packages/ui/scripts/entries.ts')
writeEntryFiles()

console.log(`${path}: ${Object.keys(files).join(', ')}; its entry is in packages/ui/package.json.`)
console.log(
  'Next: replace what a TODO asks for (lint names each), look at its pictures ("npm run pictures"), renew the reports ("npm run report -w packages/ui"), and write a changeset.',
)
