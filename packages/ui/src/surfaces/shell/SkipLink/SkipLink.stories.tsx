import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { mirrored } from '../../../docs/modes.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Surfaces/Shell/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Main content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Becomes visible with the first Tab. */
export const Focused: Story = {
  parameters: { ...mirrored, states: ['Header: keyboard'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#content')
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}

/** Nothing is shown until the keyboard reaches it. */
export const Resting: Story = {
  parameters: { states: ['Header: keyboard'] },
}
