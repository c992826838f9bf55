import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { TaskSubmitted } from './TaskSubmitted.tsx'

const meta = { title: 'Surfaces/Bootcamps/TaskSubmitted', component: TaskSubmitted } satisfies Meta<
  typeof TaskSubmitted
>

export default meta
type Story = StoryObj<typeof meta>

/** The focus goes there, as the form that had it is gone. */
export const Submitted: Story = {
  parameters: { ...darkAndMirrored, states: ['Task form: submitted'] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Submitted Successfully!' })
    await expect(title).toBeVisible()
    await expect(
      canvas.getByText(
        'Thank you for your submission. You will receive an email confirmation shortly.',
      ),
    ).toBeVisible()
    await expect(document.activeElement).toContainElement(title)
  },
}

/** Shown as an example, it leaves the focus alone. */
export const FocusStays: Story = {
  tags: ['edge'],
  args: { takesFocus: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(document.body).toHaveFocus()
  },
}
