import { confirmSignup, signup, signupSetting } from '@rampart/contract/calls/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyCode } from '../testing/accountHandlers.ts'
import { failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, fill, fillAndSend, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Sign up',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/signup', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const firstName = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'First Name' })
const expectCodeStep = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Confirm Your Email' })
const expectSignedIn = (canvas: Canvas) => canvas.findByRole('button', { name: 'Account' })

/** Fills the form and sends it; answers with its button. */
async function create(canvas: Canvas) {
  await fill(await firstName(canvas), 'Nia')
  await fill(canvas.getByRole('textbox', { name: 'Last Name' }), 'New')
  await fill(canvas.getByRole('textbox', { name: 'Email' }), 'nia@example.org')
  const button = canvas.getByRole('button', { name: 'Create Account' })
  await fillAndSend(canvas.getByLabelText('Password'), 'a brook over mossy stones')
  return button
}

async function confirm(canvas: Canvas) {
  await create(canvas)
  await expectCodeStep(canvas)
  await fillAndSend(canvas.getByRole('textbox', { name: 'Confirmation code' }), storyCode)
  return canvas.getByRole('button', { name: 'Confirm' })
}

const loadedAfterAll: NonNullable<Story['play']> = async ({ canvas }) => {
  await expectAlert('This page could not be loaded.')
  api.recover()
  await retry()
  await expect(await firstName(canvas)).toBeVisible()
}

export const SignupSettingFailure: Story = { parameters: { msw: [api.failing(signupSetting, failure(500, 'Away.'))] }, play: loadedAfterAll }

export const SignupSettingMalformed: Story = { parameters: { msw: [api.malformed(signupSetting)] }, play: loadedAfterAll }

export const SignupSettingSlow: Story = {
  parameters: { msw: [api.held(signupSetting)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading form')).toBeInTheDocument()
    api.recover()
    await expect(await firstName(canvas)).toBeVisible()
  },
}

export const SignupSlow: Story = {
  parameters: { msw: [api.held(signup)] },
  play: async ({ canvas }) => {
    await expectBusy(await create(canvas))
    api.recover()
    await expectCodeStep(canvas)
  },
}

/** What was typed stays. */
export const SignupMalformed: Story = {
  parameters: { msw: [api.malformed(signup)] },
  play: async ({ canvas }) => {
    const button = await create(canvas)
    await expectAlert('Failed to create your account. Please try again.')
    await expect(await firstName(canvas)).toHaveValue('Nia')
    await expect(canvas.getByLabelText('Password')).toHaveValue('a brook over mossy stones')
    api.recover()
    await userEvent.click(button)
    await expectCodeStep(canvas)
  },
}

export const ConfirmSignupSlow: Story = {
  parameters: { msw: [api.held(confirmSignup)] },
  play: async ({ canvas }) => {
    await expectBusy(await confirm(canvas))
    api.recover()
    await expectSignedIn(canvas)
  },
}

/** The code stays. */
export const ConfirmSignupMalformed: Story = {
  parameters: { msw: [api.malformed(confirmSignup, 'html')] },
  play: async ({ canvas }) => {
    const button = await confirm(canvas)
    await expectAlert('Failed to confirm your account. Please try again.')
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveValue(storyCode)
    api.recover()
    await userEvent.click(button)
    await expectSignedIn(canvas)
  },
}
