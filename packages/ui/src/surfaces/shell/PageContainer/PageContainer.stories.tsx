import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../../components/Text/Text.tsx'
import { mirrored } from '../../../docs/modes.ts'
import { looksOf } from '../../../docs/looksOf.ts'
import { pageContainer } from './PageContainer.css.ts'
import { PageContainer } from './PageContainer.tsx'

const text =
  'A network that trusts nobody by default still has to let the right people in quickly. Start with what you know for certain: which machines exist, who runs them and what they talk to.'

const meta = {
  title: 'Surfaces/Shell/PageContainer',
  component: PageContainer,
  argTypes: looksOf(pageContainer),
  tags: ['edge'],
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>{text}</Text> },
} satisfies Meta<typeof PageContainer>

export default meta
type Story = StoryObj<typeof meta>

/** 32 px at the sides of a wide screen. */
export const Content: Story = {
  parameters: mirrored,
  play: async ({ canvas }) => {
    const left = canvas.getByText(text).getBoundingClientRect().left
    await expect(left).toBeGreaterThanOrEqual(16)
  },
}

/** The reading column, with the space of a section above and below. */
export const ReadingSection: Story = { args: { width: 'reading', space: 'section', as: 'section' } }

/** 16 px at the sides. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
