import type { Lesson } from '@rampart/contract/entities/lesson'
import { AppShell } from '@rampart/ui/AppShell'
import { TopBar } from '@rampart/ui/TopBar'
import { fn } from 'storybook/test'
import type { LessonAdapter } from '../adapters/adapters.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { LessonScreen } from './LessonScreen.tsx'
import type { LessonScreenProps } from './LessonScreen.tsx'

/** The arguments of the stories of the lesson's page. */
export interface LessonStoryArgs extends LessonScreenProps {
  onNotify: Notify
}

/** A lesson sticks below the site's own bar. */
const header = (
  <TopBar
    brand="Rampart"
    links={[]}
    session="signed-in"
    signInHref="/signin"
    accountLinks={{ myLearning: '/', labSessions: '/', profile: '/', credentials: '/' }}
    onLogOut={() => undefined}
  />
)

/** The parts that these stories share. */
export const lessonStory = {
  component: LessonScreen,
  args: {
    lessonId: 'lesson-2',
    courseHref: '/course/linux-for-cloud',
    completedHref: '/course/linux-for-cloud/completed',
    homeHref: '/',
    coursesHref: '/?type=course',
    lessonHref: (lessonId: string) => `/course/linux-for-cloud/lesson/${lessonId}`,
    onOpenLesson: fn(),
    onOpenCompleted: fn(),
    onNotify: fn(),
  },
  parameters: { layout: 'fullscreen', session: 'signed-in' },
  decorators: [inScreenFrame],
  render: (args: LessonStoryArgs) => (
    <AppShell header={header}>
      <LessonScreen {...args} />
    </AppShell>
  ),
}

/** Parameters of a story with lesson calls of its own. */
export const answering = (lesson: Partial<LessonAdapter>, others: AdapterOverrides = {}) => ({
  adapters: { lesson, ...others } satisfies AdapterOverrides,
})

/** Parameters of a story about this lesson. */
export const showing = (lesson: Lesson, adapter: Partial<LessonAdapter> = {}) =>
  answering({ get: async () => lesson, ...adapter })
