import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { ScreenFrame } from '../testing/ScreenFrame.tsx'
import { SignInScreen } from './SignInScreen.tsx'

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  args: { forgotPasswordHref: '/forgot-password', onSignedIn: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <ScreenFrame adapters={parameters['adapters'] as AdapterOverrides}>
      <SignInScreen {...args} />
    </ScreenFrame>
  ),
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas, email = 'learner@demo.test', password = 'Rampart-demo-1!') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Your Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Forgot/ })).toHaveAttribute('href', '/forgot-password')
  },
}

/** Enter sends the form; the token is kept before the page moves on. */
export const Success: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}

/** Both fields are missed at once, in our words; the first takes the focus. */
export const FieldsMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

/** The server's words; what was typed stays. */
export const WrongPassword: Story = {
  parameters: {
    adapters: {
      account: { signIn: async () => Promise.reject(new AdapterError({ status: 401, serverMessage: 'Invalid email or password.' })) },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@demo.test')
  },
}

export const NoToken: Story = {
  parameters: { pictures: [], adapters: { account: { signIn: async () => undefined } } satisfies AdapterOverrides },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No token received. Please check your API response.')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const ServerUnreachable: Story = {
  parameters: { pictures: [], adapters: { account: { signIn: async () => Promise.reject(new AdapterError({ status: 500 })) } } satisfies AdapterOverrides },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to sign in. Please try again.')
  },
}

/** A second press does not send again. */
export const Busy: Story = {
  parameters: { adapters: { account: { signIn: never } } satisfies AdapterOverrides },
  play: async ({ canvas }) => {
    await fill(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Sign In/ })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
