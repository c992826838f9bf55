import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RemainingTimeChip } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabStatusBanner } from './LabStatusBanner.tsx'

const meta = {
  title: 'Surfaces/Labs/LabStatusBanner',
  component: LabStatusBanner,
  args: { status: 'active', sessionHref: '/lab/jwt-forgery/session/1', onEnd: fn() },
} satisfies Meta<typeof LabStatusBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Green; the time beside the actions is not read out with the rest. */
export const Active: Story = {
  parameters: { ...darkAndMirrored, states: ['Lab: active'] },
  args: { time: <RemainingTimeChip label="49:10" seconds={2950} /> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^You have an active lab session running$/,
    )
    await expect(canvas.getByRole('link', { name: 'View Lab Session' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'End Lab' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** Blue and still. */
export const Queued: Story = {
  parameters: { states: ['Lab: queued'] },
  args: { status: 'queued' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Your lab environment is starting up...')
    await expect(
      (status.firstElementChild as HTMLElement).getAnimations({ subtree: true }),
    ).toHaveLength(0)
  },
}

/** Blue, and the dot pulses. */
export const Provisioning: Story = {
  args: { status: 'provisioning' },
  parameters: { states: ['Lab: provisioning'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Your lab environment is starting up...')
    await expect(
      (status.firstElementChild as HTMLElement).getAnimations({ subtree: true }),
    ).toHaveLength(1)
  },
}

/** The button keeps the focus, and refuses another press. */
export const Ending: Story = {
  parameters: { states: ['End lab dialog: busy'] },
  render: function Ending(args) {
    const [isEnding, setEnding] = useState(false)
    return (
      <LabStatusBanner
        {...args}
        isEnding={isEnding}
        onEnd={() => {
          setEnding(true)
          args.onEnd()
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Lab' }))
    const button = canvas.getByRole('button', { name: 'Ending...' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: Active.args,
  globals: { viewport: { value: 'phone' } },
}
