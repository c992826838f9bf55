import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { InstructorBlock } from './InstructorBlock.tsx'

const meta = {
  title: 'Surfaces/Course/InstructorBlock',
  component: InstructorBlock,
  args: {
    name: 'Amara Obi',
    jobTitle: 'Principal Engineer, Platform Security',
    bio: 'Amara has moved three companies off their VPNs and kept her friends. She writes about boring security that works, and teaches with the logs of incidents she was called into at night.',
  },
} satisfies Meta<typeof InstructorBlock>

export default meta
type Story = StoryObj<typeof meta>

/** Initials replace a missing picture. */
export const Initials: Story = {
  parameters: { ...darkAndMirrored, states: ['Course details: instructor without a picture'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Instructor' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Amara Obi' })).toBeVisible()
    await expect(canvas.getByText('Principal Engineer, Platform Security')).toBeVisible()
  },
}

export const Picture: Story = {
  // The edge of the round crop is not smoothed in the same way each time.
  parameters: { states: ['Course details: instructor'] },
  args: {
    pictureUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="white"/><path fill="white" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`,
  },
}

/** The picture does not load: initials. */
export const BrokenPicture: Story = {
  tags: ['edge'],
  args: { pictureUrl: 'data:image/png;base64,AAAA' },
}

export const NameAlone: Story = {
  parameters: { states: ['Course details: instructor without role and bio'] },
  args: { jobTitle: undefined, bio: undefined },
}

/** The words go below the picture. */
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
