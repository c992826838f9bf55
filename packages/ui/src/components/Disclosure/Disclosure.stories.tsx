import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { dark } from '../../docs/modes.ts'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: {
    title: 'Identity and access',
    note: '5 lessons',
    headingLevel: 3,
    children: <Text tone="muted">Who may do what, from where and for how long.</Text>,
    onOpenChange: fn(),
  },
  parameters: { maxWidth: 560 },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

/** Opens by a press and by Enter; the title is a heading. */
export const Closed: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Identity and access' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Who may do what/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Identity and access'))
    await waitFor(() => expect(canvas.getByText(/Who may do what/)).toBeVisible())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true))
    await userEvent.click(canvas.getByText('Identity and access'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

export const Open: Story = { args: { defaultOpen: true } }

/** With one name only one of them is open. */
export const OneAtATime: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Disclosure {...args} title="Networks" group="modules" defaultOpen>
        Routes and walls.
      </Disclosure>
      <Disclosure {...args} title="Secrets" group="modules">
        Keys and where they live.
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Secrets'))
    await waitFor(() => expect(canvas.getByText('Keys and where they live.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Routes and walls.')).not.toBeVisible())
  },
}

/** The title wraps, note and chevron keep their place. */
export const LongText: Story = {
  args: {
    title:
      'Securing the software supply chain end to end, from commits to signatures: infrastructureasacodewithoutabreak',
    defaultOpen: true,
  },
  parameters: { maxWidth: 288 },
}

/** A long note breaks; it stays inside. */
export const LongNote: Story = {
  args: { note: '5 lessons, 3 labs and a final project that two people review' },
  parameters: { maxWidth: 288, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, canvasElement }) => {
    const summary = canvasElement.querySelector('summary') as HTMLElement
    const { right } = canvas.getByText(args.note ?? '').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(summary.getBoundingClientRect().right)
  },
}

/** Open from the start, it says nothing until it is closed. */
export const SaysChangesAlone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultOpen: true },
  play: async ({ canvas, canvasElement, args }) => {
    const details = canvasElement.querySelector('details') as HTMLElement
    // The browser says that it opened, in a task of its own.
    await new Promise((said) => {
      details.addEventListener('toggle', said, { once: true })
      details.dispatchEvent(new Event('toggle'))
    })
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Identity and access'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}
