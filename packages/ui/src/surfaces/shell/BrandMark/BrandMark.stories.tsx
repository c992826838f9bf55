import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHero } from '../PageHero/PageHero.tsx'
import { looksOf } from '../../../docs/looksOf.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { brandMark } from './BrandMark.css.ts'
import { BrandMark } from './BrandMark.tsx'

const meta = {
  title: 'Surfaces/Shell/BrandMark',
  component: BrandMark,
  argTypes: looksOf(brandMark),
  args: { name: 'Rampart' },
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

/** The dark edge keeps the volt visible on white; the name alone names the link. */
export const Default: Story = {
  parameters: { ...darkAndMirrored, states: ['Header: brand link to the catalogue'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rampart' })).toHaveAttribute('href', '/')
  },
}

/** On dark backgrounds, as in the footer. */
export const Inverse: Story = {
  parameters: { states: ['Header: brand link to the catalogue'] },
  args: { tone: 'inverse' },
  render: (args) => (
    <PageHero title="Inverse ground">
      <BrandMark {...args} />
    </PageHero>
  ),
}

/** A long name wraps beside the mark. */
export const LongName: Story = {
  tags: ['edge'],
  args: { name: 'The Northern Academy of Cloud and Cyber Security' },
  parameters: { maxWidth: 220 },
}
