import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, fillAndSend, forgetDrafts } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Bootcamps',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/bootcamps/ai-security', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: () => {
    forgetDrafts()
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Opens the dialog and sends the address; answers with its field. */
async function ask(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Already a participant? Get your task link' }))
  const field = await screen.findByRole('textbox', { name: 'Registration email' })
  await fillAndSend(field, 'pat@example.org')
  return field
}

const expectSent = () => screen.findByRole('dialog', { name: 'Access Link Sent!' })

export const RequestTaskAccessSlow: Story = {
  parameters: { msw: [api.held(requestTaskAccess)] },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expectBusy(await screen.findByRole('button', { name: 'Sending...' }))
    api.recover()
    await expectSent()
  },
}

/** The address stays. */
export const RequestTaskAccessMalformed: Story = {
  parameters: { msw: [api.malformed(requestTaskAccess)] },
  play: async ({ canvas }) => {
    const field = await ask(canvas)
    await expectAlert('Failed to send access link. Please try again.')
    await expect(field).toHaveValue('pat@example.org')
    api.recover()
    await userEvent.click(screen.getByRole('button', { name: 'Send Access Link' }))
    await expectSent()
  },
}
