import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Artwork } from '../../../components/Artwork/Artwork.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { AuthCard } from './AuthCard.tsx'

const meta = {
  title: 'Surfaces/Account/AuthCard',
  component: AuthCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Access Your Account',
    children: (
      <Stack gap={5}>
        <TextField label="Email" name="email" type="email" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" width="full">
          Sign In
        </Button>
      </Stack>
    ),
    footer: <Link href="/forgot-password">Forgot password?</Link>,
  },
} satisfies Meta<typeof AuthCard>

export default meta
type Story = StoryObj<typeof meta>

/** The form left, calm lines right; nothing competes with the button. */
export const SignIn: Story = {
  parameters: { ...darkAndMirrored, states: ['Sign in: “Access Your Account”'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Access Your Account' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

/** A sentence under the title. */
export const ForgotPassword: Story = {
  parameters: { states: ['Forgot password: step 1 “Forgot Password”'] },
  args: {
    title: 'Forgot Password',
    lead: 'We’ll send a one-time code to your account’s email address.',
    children: (
      <Stack gap={5}>
        <TextField label="Email" name="email" type="email" autoComplete="username" />
        <Button type="submit" width="full">
          Send OTP
        </Button>
      </Stack>
    ),
    footer: <Link href="/signin">Back to Sign In</Link>,
  },
}

/** One of several steps that share this layout; a long address wraps. */
export const Step: Story = {
  parameters: { states: ['Forgot password: step 2 “Reset Your Password”'] },
  args: {
    title: 'Reset Your Password',
    eyebrow: 'Step 2 of 2',
    lead: 'For the account of somebody-with-a-long-name@a-department-with-a-long-name.example.org.',
    children: (
      <Stack gap={5}>
        <PasswordField label="New Password" name="newPassword" autoComplete="new-password" />
        <Button type="submit" width="full">
          Reset Password
        </Button>
      </Stack>
    ),
    footer: <Link href="/signin">Back to Sign In</Link>,
  },
}

/** A picture of the caller's choice. */
export const WithArt: Story = {
  tags: ['edge'],
  args: {
    art: <Artwork slug="signin" domain="cybersecurity" level="expert" kind="course" fit="cover" />,
  },
}

/** The card alone, without its picture. */
export const Tablet: Story = { tags: ['edge'], globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
