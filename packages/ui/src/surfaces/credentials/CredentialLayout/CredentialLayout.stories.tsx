import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../../../components/Card/Card.tsx'
import { CredentialDetails } from '../CredentialDetails/CredentialDetails.tsx'
import { CredentialImage } from '../CredentialImage/CredentialImage.tsx'
import { certificatePicture } from '../CredentialImage/samplePictures.ts'
import { ShareCard } from '../ShareCard/ShareCard.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { CredentialLayout } from './CredentialLayout.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialLayout',
  component: CredentialLayout,
  args: {
    picture: (
      <CredentialImage
        kind="certificate"
        src={certificatePicture}
        alt="Certificate of Dana Learner for Incident Response 101"
      />
    ),
    side: (
      <>
        <CredentialDetails
          type="Course Certificate"
          title="Incident Response 101"
          recipient="Dana Learner"
          issuedOn="Friday, August 14, 2026"
          idLabel="Certificate ID"
          credentialId="CSN-7K3MQ9ZT4XWB"
          status="Valid"
        />
        <ShareCard
          link="https://rampart.example/cert/view/CSN-7K3MQ9ZT4XWB"
          onCopy={fn(async () => undefined)}
          links={[{ network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' }]}
        />
      </>
    ),
    children: (
      <Card>
        <Text>A further part.</Text>
      </Card>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CredentialLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The other part stays close to the picture. */
export const Wide: Story = {
  parameters: { states: ['Certificate: course certificate'] },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /^Certificate of/ }).getBoundingClientRect()
    const details = canvas
      .getByRole('region', { name: 'Course Certificate details' })
      .getBoundingClientRect()
    await expect(details.left).toBeGreaterThan(picture.right)
    await expect(
      canvas.getByText('A further part.').getBoundingClientRect().top - picture.bottom,
    ).toBeLessThan(120)
  },
}

/** Picture, facts, share, the rest. */
export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByRole('img', { name: /^Certificate of/ }),
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('heading', { name: 'Share' }),
      canvas.getByText('A further part.'),
    ].map((element) => element.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  },
}
