import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { CourseScreen } from '../course/CourseScreen.tsx'
import { CredentialScreen } from '../credentials/CredentialScreen.tsx'
import { ExploreScreen } from '../explore/ExploreScreen.tsx'
import { lessonStory } from '../lesson/lessonStories.tsx'
import { LessonScreen } from '../lesson/LessonScreen.tsx'
import { SignInScreen } from '../signin/SignInScreen.tsx'
import { mapLinks } from './mapLinks.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

const nothing = () => undefined

/** Five pages with little in common. */
const pages = {
  explore: (
    <ExploreScreen
      filter={noFilter}
      onFilterChange={nothing}
      itemHref={({ type, slug, path }) => `/${type}/${slug ?? path}`}
      mapLinks={mapLinks}
    />
  ),
  course: (
    <CourseScreen
      slug="linux-for-cloud"
      signInHref="/signin"
      exploreHref="/"
      lessonHref={(id) => `/lesson/${id}`}
      labHref={(path) => `/lab/${path}`}
      onOpenLesson={nothing}
      onOpenCompleted={nothing}
    />
  ),
  lesson: <LessonScreen {...lessonStory.args} />,
  certificate: (
    <CredentialScreen
      type="certificate"
      credentialId="csn-demo000001"
      courseHref={(slug) => `/course/${slug}`}
      bootcampHref={(slug) => `/bootcamps/${slug}`}
      labsHref={() => '/?type=lab'}
      publicUrl={({ credentialId }) => `https://rampart.example/cert/view/${credentialId}`}
      organization="Rampart"
      labHref={(path) => `/lab/${path}`}
      verifyHref="/verify-cert"
    />
  ),
  signIn: (
    <SignInScreen forgotPasswordHref="/forgot-password" signUpHref="/signup" onSignedIn={nothing} />
  ),
} satisfies Record<string, ReactNode>

interface Args {
  page: keyof typeof pages
}

const meta = {
  title: 'Screens/Brands in use',
  tags: ['!autodocs', 'edge'],
  args: { page: 'explore' },
  parameters: { layout: 'fullscreen' },
  render: ({ page }) => (
    <ScreenFrame session={page === 'signIn' ? 'signed-out' : 'signed-in'}>
      {pages[page]}
    </ScreenFrame>
  ),
  play: async ({ canvas, globals, args: { page } }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    // Below the other parts, after its checks.
    if (page === 'certificate')
      await expect(await canvas.findByText('This certificate is genuine and valid')).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('data-brand', globals['brand'])
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Warm and learned: serif, parchment, brick. */
const academy = { brand: 'academy' }
/** Stark: square corners, little room, a light mode only. */
const ledger = { brand: 'ledger' }
/** Playful: round, violet and pink. */
const recess = { brand: 'recess' }

export const AcademyExplore: Story = { globals: academy }
export const AcademyCourse: Story = { globals: academy, args: { page: 'course' } }
export const AcademyLesson: Story = { globals: academy, args: { page: 'lesson' } }
export const AcademyCertificate: Story = { globals: academy, args: { page: 'certificate' } }
export const AcademySignIn: Story = { globals: academy, args: { page: 'signIn' } }

export const LedgerExplore: Story = { globals: ledger }
export const LedgerCourse: Story = {
  globals: ledger,
  args: { page: 'course' },
}
export const LedgerLesson: Story = {
  globals: ledger,
  args: { page: 'lesson' },
}
export const LedgerCertificate: Story = {
  globals: ledger,
  args: { page: 'certificate' },
}
export const LedgerSignIn: Story = {
  globals: ledger,
  args: { page: 'signIn' },
}

export const RecessExplore: Story = { globals: recess }
export const RecessCourse: Story = { globals: recess, args: { page: 'course' } }
export const RecessLesson: Story = { globals: recess, args: { page: 'lesson' } }
export const RecessCertificate: Story = { globals: recess, args: { page: 'certificate' } }
export const RecessSignIn: Story = { globals: recess, args: { page: 'signIn' } }
