import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '(opens in a new tab)' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Part of a name, but not of the picture. */
export const InAName: Story = {
  render: (args) => (
    <Button>
      Blog <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Blog (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByText('(opens in a new tab)').offsetWidth).toBe(1)
  },
}

/** A live region: read out when its text changes. */
export const Status: Story = {
  args: { role: 'status' },
  render: function Status(args) {
    const [count, setCount] = useState(0)
    return (
      <>
        <Button onPress={() => setCount(count + 1)}>Add a filter</Button>
        <VisuallyHidden {...args}>{count > 0 ? `${count} filters` : ''}</VisuallyHidden>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 filters')
  },
}
