import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mirrored } from '../../../docs/modes.ts'
import { BadgeArt, CertificateArt } from './CredentialArt.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialArt',
  component: CertificateArt,
  subcomponents: { BadgeArt },
  decorators: (Story) => (
    <div style={{ maxWidth: 280 }}>
      <Story />
    </div>
  ),
  // Drawings are hidden from assistive technology.
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {}
    await expect(width).toBeGreaterThan(100)
    await expect(height).toBeGreaterThan(100)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
} satisfies Meta<typeof CertificateArt>

export default meta
type Story = StoryObj<typeof meta>

export const Certificate: Story = {
  parameters: { ...mirrored, states: ['Course completed: the file is not made yet'] },
}

export const Badge: Story = {
  parameters: { states: ['Course completed: with a badge'] },
  render: () => <BadgeArt />,
}
