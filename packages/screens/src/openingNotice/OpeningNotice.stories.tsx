import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { OpeningNoticeScreen } from './OpeningNoticeScreen.tsx'

const confirmOpening = fn(async (_code: string) => 'cyber')
const leaveOpening = fn(async (_id: string) => undefined)

const answering = (answers: object) => ({ bootcamp: { confirmOpening, leaveOpening, ...answers } })

const meta = {
  title: 'Screens/OpeningNotice',
  component: OpeningNoticeScreen,
  parameters: { layout: 'fullscreen', adapters: answering({}) },
  args: {
    link: { part: 'confirm', code: 'abc' },
    bootcampHref: (slug) => `/bootcamps/${slug}`,
    bootcampsHref: '/bootcamps',
  },
  beforeEach: () => {
    confirmOpening.mockClear()
    leaveOpening.mockClear()
  },
  decorators: [inScreenFrame],
} satisfies Meta<typeof OpeningNoticeScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = (canvas: Canvas, name = 'Yes, Tell Me') =>
  userEvent.click(canvas.getByRole('button', { name }))

/** Programs that open the links of mails change nothing. */
export const Asked: Story = {
  parameters: { states: ['Opening notice: confirm: “Shall we tell you when it opens?”'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Shall we tell you when it opens?' }),
    ).toBeVisible()
    await expect(confirmOpening).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  parameters: {
    adapters: answering({ confirmOpening: never }),
    states: ['Opening notice: confirm: busy'],
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const Confirmed: Story = {
  parameters: { states: ['Opening notice: confirm: “We will tell you”'] },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await canvas.findByRole('heading', { name: 'We will tell you' })).toBeVisible()
    await expect(confirmOpening.mock.calls).toEqual([['abc']])
    await expect(canvas.getByRole('link', { name: 'See the Bootcamp' })).toHaveAttribute(
      'href',
      '/bootcamps/cyber',
    )
  },
}

const refused = new AdapterError({ status: 404, code: 'opening_link_unknown' })

export const Expired: Story = {
  parameters: {
    adapters: answering({ confirmOpening: () => Promise.reject(refused) }),
    states: ['Opening notice: “This link does not work”'],
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not work' }),
    ).toBeVisible()
  },
}

/** Nothing is lost: the button is still there. */
export const NoAnswer: Story = {
  parameters: {
    adapters: answering({ confirmOpening: fails(0) }),
    states: ['Opening notice: no answer'],
  },
  play: async ({ canvas }) => {
    await press(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Yes, Tell Me' })
    await expect(button.offsetWidth, 'As wide as before').toBeLessThan(alert.offsetWidth)
  },
}

export const Leave: Story = {
  args: { link: { part: 'out', code: 'xyz' } },
  parameters: { states: ['Opening notice: leave: “Leave the list?”'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Leave the list?' })).toBeVisible()
    await expect(leaveOpening).not.toHaveBeenCalled()
  },
}

export const Left: Story = {
  args: { link: { part: 'out', code: 'xyz' } },
  parameters: { states: ['Opening notice: leave: “You are off the list”'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Leave the List')
    await expect(await canvas.findByRole('heading', { name: 'You are off the list' })).toBeVisible()
    await expect(leaveOpening.mock.calls).toEqual([['xyz']])
  },
}

export const WithoutLink: Story = {
  tags: ['edge'],
  args: { link: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
}
