import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { dark } from '../../docs/modes.ts'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  parameters: { maxWidth: 560 },
  args: {
    label: 'Review of your task',
    events: [
      { id: 'in', title: 'Submitted', dateTime: '2026-03-14', date: '14 March 2026' },
      {
        id: 'back',
        title: 'Returned for changes',
        state: 'failed',
        dateTime: '2026-03-16',
        date: '16 March 2026',
        children: 'The diagram shows no route to the bastion.',
      },
      { id: 'again', title: 'Submitted again', dateTime: '2026-03-17', date: '17 March 2026' },
      { id: 'review', title: 'Under review', state: 'current', children: 'Usually two days.' },
      { id: 'result', title: 'Result', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

/** Every state; each is said in words. */
export const States: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Review of your task' })).toBeVisible()
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items[1]).toHaveTextContent(/^Failed: Returned for changes/)
    await expect(items[3]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('14 March 2026')).toHaveAttribute('datetime', '2026-03-14')
  },
}

/** All of it is done; a link leads to what is next. */
export const AllDone: Story = {
  args: {
    events: [
      { id: 'in', title: 'Submitted', dateTime: '2026-03-14', date: '14 March 2026' },
      {
        id: 'ok',
        title: 'Approved',
        dateTime: '2026-03-15',
        date: '15 March 2026',
        children: <Link href="#certificate">See the certificate</Link>,
      },
    ],
  },
}

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** The time goes under the title. */
export const LongText: Story = {
  args: {
    events: [
      {
        id: 'long',
        title: 'Internationalisierungsorganisationszertifizierung was submitted for review',
        date: '14 March 2026, 10:30:00 Coordinated Universal Time',
        dateTime: '2026-03-14T10:30:00Z',
        children:
          'A text that takes several lines on a narrow screen, as reviewers write at length.',
      },
      { id: 'next', title: 'Result', state: 'upcoming' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'مراجعة مهمتك',
    events: [
      { id: 'in', title: 'تم الإرسال', dateTime: '2026-03-14', date: '14 مارس 2026' },
      { id: 'review', title: 'قيد المراجعة', state: 'current' },
      { id: 'result', title: 'النتيجة', state: 'upcoming' },
    ],
  },
  globals: { language: 'ar' },
}
