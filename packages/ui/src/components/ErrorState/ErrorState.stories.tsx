import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { dark } from '../../docs/modes.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Failed to load lab sessions', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

/** Read out at once; works by keyboard. */
export const WithRetry: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load lab sessions')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The new try is under way: focus stays, further presses do nothing. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** A try that failed as well puts the words into the alert again, so that they are read out. */
export const FailedAgain: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [isRetrying, setRetrying] = useState(false)
    return (
      <>
        <ErrorState {...args} isRetrying={isRetrying} onRetry={() => setRetrying(true)} />
        <Button onPress={() => setRetrying(false)}>It fails</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const words = () => canvas.getByRole('heading', { name: 'Failed to load lab sessions' })
    const first = words()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(words()).toBe(first)
    await userEvent.click(canvas.getByRole('button', { name: 'It fails' }))
    await expect(words()).not.toBe(first)
    await expect(canvas.getByRole('alert')).toContainElement(words())
  },
}

/** Not found: no retry, but a way onward. */
export const NotFound: Story = {
  args: {
    title: 'No lab found',
    children:
      "We couldn't find a lab matching your request. Please check the URL or try browsing available labs.",
    onRetry: undefined,
    action: (
      <LinkButton href="/?type=lab" variant="soft">
        Browse Labs
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const OtherLabel: Story = {
  args: { title: 'Something went wrong. Please try again.', retryLabel: 'Try again' },
}
