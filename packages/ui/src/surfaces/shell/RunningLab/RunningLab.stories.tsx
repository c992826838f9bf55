import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { RunningLab } from './RunningLab.tsx'

const meta = {
  title: 'Surfaces/Shell/RunningLab',
  component: RunningLab,
  args: {
    lab: 'Forge a JSON Web Token',
    time: { label: '49:10', seconds: 2950 },
    href: '/lab/jwt-forgery/session/1',
  },
} satisfies Meta<typeof RunningLab>

export default meta
type Story = StoryObj<typeof meta>

const named =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/1',
    )
  }

/** A long title ends with an ellipsis. */
export const Running: Story = {
  parameters: { ...darkAndMirrored, states: ['Running lab: time is left'] },
  play: named('Forge a JSON Web Token: 49 minutes left'),
}

/** Red, from 30 minutes on. */
export const Low: Story = {
  parameters: { states: ['Running lab: under 30 minutes'] },
  args: { time: { label: '29:59', seconds: 1799, isLow: true } },
  play: named('Forge a JSON Web Token: 29 minutes left'),
}

export const Alarming: Story = {
  parameters: { states: ['Running lab: under 5 minutes'] },
  args: { time: { label: '04:59', seconds: 299, isLow: true, isAlarming: true } },
  play: named('Forge a JSON Web Token: 4 minutes left, running out'),
}

/** Until the server reports the end. */
export const Over: Story = {
  tags: ['edge'],
  args: { time: { label: 'Expired', seconds: 0, isLow: true, isAlarming: true } },
  play: named('Forge a JSON Web Token: time over'),
}

export const Starting: Story = {
  parameters: { states: ['Running lab: starting'] },
  args: { time: undefined },
  play: named('Forge a JSON Web Token is starting'),
}

/** The time alone. */
export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forge a JSON Web Token')).not.toBeVisible()
    await expect(canvas.getByText('49:10')).toBeVisible()
  },
}

/** An English title on an Arabic page is cut at its end: its first letter is visible. */
export const LongTitleRightToLeft: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { lab: 'Find the Token That Nobody Signed, and Refuse It' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Find the Token/, { selector: '[aria-hidden]' })
    const start = document.createRange()
    start.setStart(words.firstChild as Text, 0)
    start.setEnd(words.firstChild as Text, 1)
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth)
    await expect(start.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().left,
    )
  },
}
