import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Surfaces/Account/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'Your data',
    lead: 'What we know about you is yours: take it with you, or take it away.',
    children: (
      <>
        <SettingRow title="A copy of it" description="One file with all that is stored.">
          <Button variant="outline">Download my data</Button>
        </SettingRow>
        <SettingRow
          title="The end of it"
          description="Your account goes, with all that belongs to it."
        >
          <Button variant="outline">Delete my account</Button>
        </SettingRow>
      </>
    ),
  },
} satisfies Meta<typeof SettingsSection>

export default meta
type Story = StoryObj<typeof meta>

/** A landmark of its own, named by its title. */
export const Rows: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Settings and own data: theme and motion, as the device says'],
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Your data' }))
    await expect(section.getByRole('heading', { level: 2, name: 'Your data' })).toBeVisible()
    await expect(section.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  },
}

export const WithMark: Story = {
  parameters: { states: ['Settings and own data: theme and motion, as the device says'] },
  args: {
    mark: <Avatar name="Dana Learner" size="large" />,
    title: 'Dana Learner',
    lead: 'learner@demo.test',
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: {
    mark: <Avatar name="Oluwaseun Wolfeschlegelsteinhausenbergerdorff" size="large" />,
    title: 'Oluwaseun Wolfeschlegelsteinhausenbergerdorff',
    lead: 'a-very-long-address-of-somebody@a-very-long-name-of-a-company.example.org',
  },
  globals: { viewport: { value: 'phone' } },
}
