import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rocket } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { button } from './Button.css.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  argTypes: looksOf(button),
  args: { children: 'Access Course', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** Works by mouse, Enter and Space. */
export const Solid: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Access Course' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

/** Every variant in every tone; one solid button a group in real use. */
export const Matrix: Story = {
  parameters: dark,
  render: (args) => (
    <Stack gap={4}>
      {(['accent', 'critical'] as const).map((tone) => (
        <Inline key={tone} gap={3}>
          {(['solid', 'soft', 'outline', 'plain'] as const).map((variant) => (
            <Button {...args} key={variant} tone={tone} variant={variant}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Small: Story = { args: { size: 'small', variant: 'soft' } }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Rocket size={18} aria-hidden="true" />
        Launch Lab
      </>
    ),
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Keeps its width and its focus; further presses do nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** The work has a name, which takes the label's place. */
export const PendingWithWords: Story = {
  args: { isPending: true, children: 'End Lab Session', pendingLabel: 'Ending...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Ending...' })
    await expect(canvas.getByText('Ending...')).toBeVisible()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** On a phone the label wraps; nothing is cut off. */
export const LongLabel: Story = {
  args: {
    width: 'full',
    children: 'Continue to the certificate of Securing the Software Supply Chain End to End',
  },
}
