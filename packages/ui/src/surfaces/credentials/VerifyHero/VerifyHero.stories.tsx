import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VerifyForm } from '../VerifyForm/VerifyForm.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { VerifyHero } from './VerifyHero.tsx'

const meta = {
  title: 'Surfaces/Credentials/VerifyHero',
  component: VerifyHero,
  args: {
    eyebrow: 'Open to anyone · No account',
    lead: 'Enter the ID on a certificate to see who it was issued to, what for, and whether it is still valid.',
    children: <VerifyForm onSubmit={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VerifyHero>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing is hidden from assistive technology. */
export const Wide: Story = {
  parameters: { ...darkAndMirrored, states: ['Verify certificate: empty'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Verify Certificate' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Certification ID' })).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** The form alone; there is no space for the drawing. */
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
