import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { StepList } from './StepList.tsx'

const meta = {
  title: 'Components/Data/StepList',
  component: StepList,
  args: {
    steps: [
      { title: 'Find the ID', text: 'It is printed on the certificate and begins with CSN-.' },
      {
        title: 'Read the record',
        text: 'Whom it was issued to, for which course or bootcamp, and when.',
      },
      { title: 'Know where it stands', text: 'Valid or revoked, as its issuer says today.' },
    ],
  },
} satisfies Meta<typeof StepList>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Read the record' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    steps: [
      {
        title: 'Internationalisierungsorganisationszertifizierung',
        text: 'One unbroken word as a title, which stays in its column.',
      },
      {
        title: 'A title of more than one line, because somebody had a lot to say about it',
        text: 'And a text.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** Where two of three fit, all are below each other. */
export const RoomForTwo: Story = {
  parameters: { chromatic: { disableSnapshot: true }, maxWidth: 560 },
  play: async ({ canvas }) => {
    const starts = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().left)
    await expect(new Set(starts).size).toBe(1)
  },
}
