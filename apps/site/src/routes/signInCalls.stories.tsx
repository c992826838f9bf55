import { login } from '@rampart/contract/calls/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, fill, fillAndSend } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Sign in',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/signin', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Fills the form and sends it; answers with its button. */
async function signIn(canvas: Canvas) {
  await fill(await canvas.findByRole('textbox', { name: 'Email' }), 'learner@demo.test')
  await fillAndSend(canvas.getByLabelText('Password'), 'Rampart-demo-1!')
  return canvas.getByRole('button', { name: 'Sign In' })
}

export const LoginSlow: Story = {
  parameters: { msw: [api.held(login)] },
  play: async ({ canvas, args }) => {
    await expectBusy(await signIn(canvas))
    api.recover()
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}

/** An answer without a token (specification §5); what was typed stays. */
export const LoginMalformed: Story = {
  parameters: { msw: [api.malformed(login)] },
  play: async ({ canvas, args }) => {
    const button = await signIn(canvas)
    await expectAlert('No token received. Please check your API response.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@demo.test')
    await expect(canvas.getByLabelText('Password')).toHaveValue('Rampart-demo-1!')
    api.recover()
    await userEvent.click(button)
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}
