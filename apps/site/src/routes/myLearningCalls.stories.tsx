import { listCredentials } from '@rampart/contract/calls/credentials'
import { completedCourses, ongoingCourses } from '@rampart/contract/calls/learning'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectWords, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/My Learning',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/my-learning', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

/** A text of each tab once it is filled. */
const filled = { ongoing: '67%', completed: 'Completed on Friday, August 14, 2026', credentials: 'Digital Badge' } as const

const slow =
  (list: string, text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(`Loading ${list}`)).toBeInTheDocument()
    api.recover()
    await expectWords(text)
  }

const loadedAfterAll =
  (words: string, text: string): NonNullable<Story['play']> =>
  async () => {
    await expectAlert(words)
    api.recover()
    await retry()
    await expectWords(text)
  }

const completedTab = { path: '/my-learning/completed' }
const credentialsTab = { path: '/my-learning/credentials' }

export const OngoingCoursesFailure: Story = {
  parameters: { msw: [api.failing(ongoingCourses, failure(503, 'Back in a minute.'))] },
  play: async (context) => {
    await expectWords('Back in a minute.')
    await loadedAfterAll('Failed to load ongoing courses.', filled.ongoing)(context)
  },
}

export const OngoingCoursesSlow: Story = { parameters: { msw: [api.held(ongoingCourses)] }, play: slow('ongoing courses', filled.ongoing) }

export const OngoingCoursesMalformed: Story = {
  parameters: { msw: [api.malformed(ongoingCourses)] },
  play: loadedAfterAll('An error occurred while fetching ongoing courses.', filled.ongoing),
}

export const CompletedCoursesSlow: Story = {
  args: completedTab,
  parameters: { msw: [api.held(completedCourses)] },
  play: slow('completed courses', filled.completed),
}

export const CompletedCoursesMalformed: Story = {
  args: completedTab,
  parameters: { msw: [api.malformed(completedCourses)] },
  play: loadedAfterAll('An error occurred while fetching completed courses.', filled.completed),
}

export const ListCredentialsFailure: Story = {
  args: credentialsTab,
  parameters: { msw: [api.failing(listCredentials, failure(500, 'Away.'))] },
  play: loadedAfterAll('Failed to load credentials.', filled.credentials),
}

export const ListCredentialsSlow: Story = {
  args: credentialsTab,
  parameters: { msw: [api.held(listCredentials)] },
  play: slow('credentials', filled.credentials),
}

export const ListCredentialsMalformed: Story = {
  args: credentialsTab,
  parameters: { msw: [api.malformed(listCredentials)] },
  play: loadedAfterAll('An error occurred while fetching credentials.', filled.credentials),
}
