import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { CurriculumList } from './CurriculumList.tsx'

const meta = {
  title: 'Components/Data/CurriculumList',
  component: CurriculumList,
  args: {
    parts: [
      {
        title: 'How a SOC works',
        text: 'Tiers, shifts, playbooks, severity and the kill chain. Task: map a published breach to techniques, with your evidence.',
      },
      {
        title: 'Networks on the wire',
        text: 'Packets, DNS, TLS and HTTP. Task: find the beacon in an hour of traffic and say when it began.',
      },
      {
        title: 'Windows and Active Directory',
        text: 'Processes, services, event IDs, Kerberos. Task: rebuild the logon history of a compromised workstation.',
      },
    ],
  },
} satisfies Meta<typeof CurriculumList>

export default meta
type Story = StoryObj<typeof meta>

/** Numbered in words, so that screen readers say the week too. */
export const Weeks: Story = {
  parameters: { ...dark, states: ['Bootcamp: tab Curriculum'] },
  play: async ({ canvas }) => {
    const weeks = canvas.getAllByRole('listitem')
    await expect(weeks).toHaveLength(3)
    await expect(weeks[1]).toHaveTextContent(/^Week 2\s*Networks on the wire/)
    await expect(canvas.getByRole('heading', { level: 3, name: 'How a SOC works' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    unit: 'Module',
    parts: [
      {
        title: 'Internationalisierungsorganisationszertifizierungsvorbereitung',
        text: 'One unbroken word as a title, which stays in its place.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: { parts: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
