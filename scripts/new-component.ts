import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'

/** `npm run new:component Name`: folder, component, style and stories in house style. */
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
console.log(`packages/ui/src/${name}: ${Object.keys(files).join(', ')}`)
console.log(`Next: export it in packages/ui/src/index.ts, and renew the pictures with "npm run test:pictures".`)
