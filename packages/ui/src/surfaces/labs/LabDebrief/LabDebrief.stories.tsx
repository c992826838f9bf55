import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabDebrief } from './LabDebrief.tsx'
import type { DebriefStep } from './LabDebrief.tsx'

const steps: readonly DebriefStep[] = [
  {
    id: 'code',
    name: 'Hand in the code from a file that was not meant for strangers',
    time: '2:14',
    referenceTime: '4:00',
    how: 'List the bucket and read the first lines of `website-backup/customers.sql`.',
  },
  {
    id: 'list',
    name: 'Strangers cannot list the bucket',
    time: '6:40',
    referenceTime: '6:00',
    how: 'Remove `s3:ListBucket` for everyone.',
  },
  {
    id: 'files',
    name: 'Strangers cannot read what is not a picture of the website',
    time: '11:52',
    referenceTime: '10:00',
    how: 'Allow `s3:GetObject` for `pictures/*` alone.',
  },
  { id: 'pictures', name: 'The website’s pictures still load, new ones too', time: '11:52' },
]

const meta = {
  title: 'Surfaces/Labs/LabDebrief',
  component: LabDebrief,
  args: {
    steps,
    minutes: 12,
    referenceMinutes: 10,
    medianMinutes: 17,
    reading: [
      { href: '#iam', title: 'AWS IAM Essentials', note: 'Intermediate' },
      { href: '#terraform', title: 'Terraform in Practice', note: 'Intermediate' },
    ],
    next: { href: '#next', title: 'Escalate in IAM', note: 'Intermediate · 45 min' },
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof LabDebrief>

export default meta
type Story = StoryObj<typeof meta>

/** Three bars; each check with both times. */
export const WithMedian: Story = {
  parameters: { ...darkAndMirrored, states: ['Debrief: with the median'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Debrief' })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: 'Median of all learners 17 min' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /list the bucket .* 6:40 6:00$/ })).toBeVisible()
    await expect(canvas.getByText('pictures/*').tagName).toBe('CODE')
    await expect(canvas.getByRole('link', { name: 'Escalate in IAM' })).toBeVisible()
  },
}

/** Fewer than ten learners have solved it: no median is shown. */
export const WithoutMedian: Story = {
  parameters: { states: ['Debrief: too few learners for a median'] },
  args: { medianMinutes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Median/)).toBeNull()
    await expect(canvas.getByText('The author’s way')).toBeVisible()
  },
}

export const NothingLeft: Story = {
  parameters: { states: ['Debrief: everything read, no lab left'] },
  args: { reading: [], next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have completed every course of this domain.')).toBeVisible()
    await expect(canvas.getByText('You have solved every lab of this domain.')).toBeVisible()
  },
}

/** The author wrote no solution: only the learner's own is shown. */
export const OwnWayAlone: Story = {
  parameters: { states: ['Debrief: without the author’s way'] },
  args: {
    referenceMinutes: undefined,
    steps: steps.map(({ id, name, time }) => ({ id, name, ...(time && { time }) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Author')).toBeNull()
    await expect(canvas.getByText('6:40')).toBeVisible()
  },
}

/** Twenty checks with long names and steps on a phone. */
export const Long: Story = {
  tags: ['edge'],
  parameters: { maxWidth: 320 },
  args: {
    minutes: 239,
    steps: Array.from({ length: 20 }, (_, index) => ({
      id: `check-${index}`,
      name:
        index === 1
          ? 'Strangerscannotreadwhatisnotapictureofthewebsiteatalleveragain'
          : `${steps[index % 3]?.name}, also when somebody asks for it in another spelling`,
      time: `1:${10 + index}:59`,
      referenceTime: `1:${10 + index}:00`,
      how: 'Put `{"Effect":"Deny","Principal":"*","Action":"s3:GetObject","Resource":"website-backup/*"}` first.',
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Arabic: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { language: 'ar' },
}
