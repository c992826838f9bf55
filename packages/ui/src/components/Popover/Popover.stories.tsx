import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Text } from '../Text/Text.tsx'
import { dark } from '../../docs/modes.ts'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: 280 } } },
  args: {
    trigger: <Button variant="outline">What is a credit?</Button>,
    title: 'Credits',
    defaultOpen: true,
    onOpenChange: fn(),
    children: (
      <Text size={14} tone="muted">
        One credit runs a lab for half an hour. A session that fails gives all of its credits back.
      </Text>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Named by its title; the button says that it is open. */
export const Open: Story = {
  parameters: dark,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Credits' })
    await waitFor(() => expect(dialog).toHaveFocus())
  },
}

/** Opens from the keyboard, closes by Escape; the focus goes back. */
export const ByKeyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'What is a credit?', expanded: false })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Credits' })
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** A small setting; the last action closes it. */
export const WithControls: Story = {
  args: {
    title: undefined,
    label: 'Columns',
    align: 'end',
    trigger: (
      <IconButton label="Columns">
        <SlidersHorizontal size={20} aria-hidden="true" />
      </IconButton>
    ),
    children: (close: () => void) => (
      <>
        <div>
          <Checkbox defaultSelected>Started</Checkbox>
          <Checkbox>Duration</Checkbox>
          <Checkbox defaultSelected>Credits</Checkbox>
        </div>
        <Button size="small" onPress={close}>
          Apply
        </Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible())
    await expect(screen.getByRole('checkbox', { name: 'Started' })).toBeChecked()
  },
}

/** The content’s own function closes it. */
export const ClosedFromInside: Story = {
  args: WithControls.args as typeof meta.args,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Its content is on the way. */
export const Busy: Story = {
  args: { children: <Spinner label="Loading" /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'Loading' })).toBeVisible())
  },
}

/** On a phone it stays inside the window and wraps. */
export const LongText: Story = {
  args: {
    title: 'Internationalisierungsorganisationszertifizierung',
    children: (
      <Text size={14}>{'A text that takes many lines on a narrow screen. '.repeat(6)}</Text>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(360)
  },
}

/** Lines up with the right edge of the button. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    trigger: <Button variant="outline">ما هو الرصيد؟</Button>,
    title: 'الرصيد',
    children: <Text size={14}>يشغّل الرصيد الواحد المختبر لمدة عشر دقائق.</Text>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'الرصيد' })).toBeVisible())
  },
}

const place: { current: HTMLButtonElement | null } = { current: null }

/** The button's own `ref` is kept. */
export const RefOfTheTrigger: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultOpen: false, trigger: <Button ref={place}>What is a credit?</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is a credit?' })
    await expect(place.current).toBe(button)
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Credits' })).toBeVisible())
  },
}
