import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [
      { label: 'Courses', href: '#courses' },
      { label: 'Zero Trust Foundations', href: '#course' },
      { label: 'Identity', href: '#module' },
    ],
    current: 'Identity as the new edge',
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

/** Course, module, lesson; this page is no link. */
export const Default: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(nav.querySelector('[aria-current="page"]')).toHaveTextContent(
      'Identity as the new edge',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveFocus()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

/** One link back up. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Identity' })).toHaveAttribute('href', '#module')
  },
}

/** Titles end in dots before they take the whole line. */
export const LongText: Story = {
  args: {
    parents: [
      { label: 'Courses', href: '#courses' },
      {
        label: 'Securing the software supply chain end to end, from commits to signatures',
        href: '#course',
      },
    ],
    current:
      'Internationalisierungsorganisationszertifizierung and everything that has to be said of it',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Securing .* signatures$/ })
    await expect(link.offsetHeight).toBeLessThan(60)
  },
}

/** There is nothing above: nothing is shown. */
export const Empty: Story = {
  args: { parents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** Chevrons turn with the reading direction. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    parents: [
      { label: 'الدورات', href: '#courses' },
      { label: 'أساسيات انعدام الثقة', href: '#course' },
    ],
    current: 'الهوية هي الحد الجديد',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'مسار التنقل' })).toBeVisible()
  },
}

/** English words on an Arabic page are cut at their end: their first letter is seen. */
export const LongTextRightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { language: 'ar' },
  args: {
    parents: [{ label: 'الدورات', href: '#courses' }],
    current: (
      <bdi lang="en">Securing the software supply chain end to end, from commits to signatures</bdi>
    ),
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Securing/)
    const start = document.createRange()
    start.setStart(words.firstChild as Text, 0)
    start.setEnd(words.firstChild as Text, 1)
    await expect(start.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      (words.parentElement as HTMLElement).getBoundingClientRect().left,
    )
  },
}
