import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabDurationDialog } from './LabDurationDialog.tsx'

const options = [
  { minutes: 30, label: '30 minutes', price: '1 credit', balanceAfter: '37 credits' },
  { minutes: 60, label: '1 hour', price: '2 credits', balanceAfter: '36 credits' },
  { minutes: 120, label: '2 hours', price: '4 credits', balanceAfter: '34 credits' },
  { minutes: 240, label: '4 hours', price: '8 credits', balanceAfter: '30 credits' },
]

const meta = {
  title: 'Surfaces/Labs/LabDurationDialog',
  component: LabDurationDialog,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: {
    purpose: 'launch',
    labTitle: 'Forge a JSON Web Token',
    options,
    defaultMinutes: 60,
    balance: '38 credits',
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof LabDurationDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = (name = 'Launch Lab') => screen.findByRole('dialog', { name })

/** One hour is chosen at first; the remaining credits follow the choice, by arrow keys too. */
export const Launch: Story = {
  parameters: { ...darkAndMirrored, states: ['Launch dialog: the durations'] },
  play: async ({ args }) => {
    const box = within(await dialog())
    await expect(box.getByRole('radio', { name: '1 hour 2 credits' })).toBeChecked()
    await expect(box.getByText('36 credits')).toBeInTheDocument()
    await userEvent.click(box.getByRole('radio', { name: '4 hours 8 credits' }))
    await expect(box.getByText('30 credits')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect(box.getByRole('radio', { name: '2 hours 4 credits' })).toBeChecked()
    await userEvent.click(box.getByRole('button', { name: 'Launch Lab' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(120)
  },
}

/** The learner's setting makes each of them longer. */
export const MoreTime: Story = {
  parameters: { states: ['Launch dialog: with more time'] },
  args: {
    options: options.map((option, index) => ({
      ...option,
      note: `${['1 hour', '2 hours', '4 hours', '8 hours'][index]} with your setting`,
    })),
  },
  play: async () => {
    const hour = within(await dialog()).getByRole('radio', { name: /^1 hour 2 credits/ })
    await expect(hour.closest('label')).toHaveTextContent('2 hours with your setting')
  },
}

/** Only what the session's maximum allows is offered. */
export const Extend: Story = {
  parameters: { states: ['Remaining time: more time: what it costs'] },
  args: { purpose: 'extend', options: options.slice(0, 1) },
  play: async ({ args }) => {
    const box = within(await dialog('Extend Lab Session'))
    await expect(box.getByRole('radio', { name: '30 minutes 1 credit' })).toBeChecked()
    await userEvent.click(box.getByRole('button', { name: 'Extend' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(30)
  },
}

const withCredits = (count: number) =>
  options.map((option) => {
    const cost = Number.parseInt(option.price, 10)
    if (cost <= count) return { ...option, balanceAfter: `${count - cost} credits` }
    const { balanceAfter: _none, ...rest } = option
    return {
      ...rest,
      shortfall: `You need ${option.price} for ${option.label}; you have ${count}.`,
    }
  })

/**
 * The longest duration that the credits allow is chosen; longer ones say why they cannot be chosen.
 */
export const FewCredits: Story = {
  parameters: { states: ['Launch dialog: too few credits for some durations'] },
  args: {
    creditsHref: 'https://shop.example.org/credits',
    balance: '1 credit',
    options: withCredits(1),
  },
  play: async ({ args }) => {
    const box = within(await dialog())
    await expect(box.getByRole('radio', { name: /^30 minutes 1 credit/ })).toBeChecked()
    const hour = box.getByRole('radio', { name: /^1 hour 2 credits/ })
    await expect(hour).toBeDisabled()
    await expect(hour.closest('label')).toHaveTextContent('You don’t have enough credits for this.')
    await expect(box.queryByRole('status')).toBeNull()
    await userEvent.click(box.getByRole('button', { name: 'Launch Lab' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(30)
    await expect(screen.getByRole('link', { name: 'Get credits' })).toHaveAttribute(
      'href',
      'https://shop.example.org/credits',
    )
  },
}

/** Nothing can be sent that is sure to fail. */
export const TooFewCredits: Story = {
  parameters: { states: ['Launch dialog: too few credits'] },
  args: {
    creditsHref: 'https://shop.example.org/credits',
    balance: '0 credits',
    options: withCredits(0),
  },
  play: async ({ args }) => {
    const box = within(await dialog())
    await expect(box.getByRole('status')).toHaveTextContent(
      'You need 1 credit for 30 minutes; you have 0.',
    )
    for (const radio of box.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    const launch = box.getByRole('button', { name: 'Launch Lab' })
    await expect(launch).toBeDisabled()
    await userEvent.click(launch, { pointerEventsCheck: 0 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(screen.getByRole('link', { name: 'Get credits' })).toHaveAttribute(
      'href',
      'https://shop.example.org/credits',
    )
  },
}

/** The balance arrives after a choice that it does not allow: a possible one is chosen instead. */
export const BalanceComesLater: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { balance: undefined },
  render: function Render(args) {
    const [count, setCount] = useState<number>()
    return (
      <LabDurationDialog
        {...args}
        options={count === undefined ? options : withCredits(count)}
        onOpenChange={() => setCount(3)}
      />
    )
  },
  play: async ({ args }) => {
    const box = within(await dialog())
    await userEvent.click(box.getByRole('radio', { name: /^4 hours/ }))
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }))
    await expect(box.getByRole('radio', { name: /^1 hour/ })).toBeChecked()
    await userEvent.click(box.getByRole('button', { name: 'Launch Lab' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(60)
  },
}

/** The server's words; the choice stays. */
export const Refused: Story = {
  parameters: { states: ['Launch dialog: failure'] },
  args: { error: 'You have three lab sessions in progress. End one of them first.' },
  play: async () => {
    await expect(within(await dialog()).getByRole('alert')).toHaveTextContent(
      'You have three lab sessions in progress.',
    )
  },
}

/** There is a session already: the refusal links to it. */
export const InProgress: Story = {
  parameters: { states: ['Launch dialog: failure'], chromatic: { disableSnapshot: true } },
  args: {
    error: 'You already have a session of this lab in progress.',
    sessionHref: '/lab/jwt-forgery/session/one',
  },
  play: async () => {
    const refusal = within(await dialog()).getByRole('alert')
    await expect(within(refusal).getByRole('link', { name: 'View Lab Session' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/one',
    )
  },
}

/** In a low window, too, the refusal and its link are above the buttons that cover the end. */
export const InProgressOnPhone: Story = {
  ...InProgress,
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  args: { ...InProgress.args, note: 'You solved 3 of 4 checks last time.' },
  decorators: [
    (Story) => (
      <>
        <style>{'[role=dialog] { max-height: 420px }'}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const refusal = within(await dialog()).getByRole('alert')
    const link = within(refusal).getByRole('link', { name: 'View Lab Session' })
    await waitFor(async () => {
      for (const part of [refusal, link]) {
        const { left, top, bottom } = part.getBoundingClientRect()
        for (const y of [top + 4, bottom - 4])
          await expect(refusal).toContainElement(
            document.elementFromPoint(left + 20, y) as HTMLElement | null,
          )
      }
    })
  },
}

/** It cannot be sent again, and the dialog cannot be closed. */
export const Busy: Story = {
  parameters: { states: ['Launch dialog: busy'] },
  args: { isPending: true },
  play: async ({ args }) => {
    const box = within(await dialog())
    await expect(box.getByRole('button', { name: 'Launch Lab' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(box.getByRole('radio', { name: /1 hour/ })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(box.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** The balance is still loading, or could not be read. */
export const WithoutBalance: Story = {
  parameters: { states: ['Launch dialog: the balance is on its way, or cannot be read'] },
  args: {
    balance: undefined,
    options: options.map((option) => ({ ...option, balanceAfter: undefined })),
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
