import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** `npm run new:component Name`: component, style, stories (which are its tests) and guide (its page) in house style, and its line in the door. */
const name = process.argv[2] ?? ''
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error('Usage: npm run new:component Name (in PascalCase, for example ProgressRing)')
  process.exit(2)
}
const folder = new URL(`../packages/ui/src/${name}/`, import.meta.url)
if (existsSync(folder)) {
  console.error(`packages/ui/src/${name} exists already.`)
  process.exit(1)
}
const className = name.charAt(0).toLowerCase() + name.slice(1)

const files: Record<string, string> = {
  [`${name}.tsx`]: `import type { ReactNode } from 'react'
import { ${className} } from './${name}.css.ts'

export interface ${name}Props {
  /** What stands in it. */
  children: ReactNode
}

/** What it is for, in a sentence. For another purpose use \`Other\`. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${className}}>{children}</div>
}
`,
  [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const ${className} = style({ color: vars.color.text })
`,
  [`${name}.guide.ts`]: `import type { ComponentGuide } from '../componentGuide.ts'

export const guide: ComponentGuide = {
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
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

/** What to look at. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible()
  },
}

/** Nothing is cut off. */
export const LongText: Story = { args: { children: '${name} with a text that is much longer than usual, to see how it wraps on a phone' } }
`,
}

await mkdir(folder)
for (const [file, text] of Object.entries(files)) await writeFile(new URL(file, folder), text)

const door = new URL('../packages/ui/src/index.ts', import.meta.url)
const [opening = '', ...exports] = (await readFile(door, 'utf8')).trimEnd().split('\n')
await writeFile(door, `${[opening, ...[...exports, `export * from './${name}/${name}.tsx'`].toSorted()].join('\n')}\n`)

console.log(`packages/ui/src/${name}: ${Object.keys(files).join(', ')}; exported in packages/ui/src/index.ts.`)
console.log('Next: fill in the guide, renew its pictures ("npm run test:pictures") and the reports ("npm run report -w packages/ui"), and write a changeset.')
