import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { SearchResultList } from './SearchResultList.tsx'

const meta = {
  title: 'Surfaces/Catalogue/SearchResultList',
  component: SearchResultList,
  args: {
    results: [
      {
        id: '1',
        kind: 'lesson',
        title: 'Reading permissions',
        href: '/course/linux-for-cloud/lesson/5',
        facts: ['Linux for the Cloud', 'Beginner', '12 minutes'],
      },
      {
        id: '2',
        kind: 'lab',
        title: 'One Permission Too Many',
        href: '/lab/iam-escalation',
        facts: ['Cybersecurity', 'Intermediate'],
      },
      {
        id: '3',
        kind: 'course',
        title: 'AWS IAM Essentials',
        href: '/course/aws-iam-essentials',
        facts: ['Cybersecurity', 'Intermediate', '1 hour 30 minutes'],
      },
      {
        id: '4',
        kind: 'bootcamp',
        title: 'AWS Cloud Bootcamp',
        href: '/bootcamps/aws',
        facts: [],
      },
    ],
  },
} satisfies Meta<typeof SearchResultList>

export default meta
type Story = StoryObj<typeof meta>

export const AllKinds: Story = {
  parameters: { ...darkAndMirrored, states: ['Search: results'] },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Results' })).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      meta.args.results.map(({ href }) => href),
    )
    await expect(links[0]).toHaveTextContent('Reading permissionsLessonLinux for the Cloud')
  },
}

/** Titles wrap, and words break where they must. */
export const LongTitles: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    results: [
      {
        id: '1',
        kind: 'course',
        title: 'Securing the Software Supply Chain End to End, from Commit to Cluster',
        href: '/course/supply-chain',
        facts: ['Cloud engineering', 'Intermediate', '12 hours 30 minutes'],
      },
      {
        id: '2',
        kind: 'lesson',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        href: '/course/words/lesson/1',
        facts: ['A course whose title is long as well, so that facts need several lines'],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
