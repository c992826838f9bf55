import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CredentialAdapter, LearningAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { badge, certificate } from '../testing/credentialFixtures.ts'
import { expectHeading } from '../testing/expectHeading.ts'
import { catalogue } from '../testing/fixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { heldCall, retryByKeyboard } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CourseCompletedScreen } from './CourseCompletedScreen.tsx'
import { loaded } from '../testing/loaded.ts'

const status = async () => ({
  currentLesson: null,
  completed: true,
  lessonIds: ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4'],
})
/** Adapters with only these credentials of the course. */
const only =
  (held: Partial<Record<CredentialType, CredentialView>>): CredentialAdapter['ofCourse'] =>
  async (type) =>
    held[type] ?? null
const earning = (credential: Partial<CredentialAdapter> = {}): { adapters: AdapterOverrides } => ({
  adapters: {
    course: { status },
    credential: { ofCourse: only({ certificate, badge }), ...credential },
  },
})

const meta = {
  title: 'Screens/Course completed',
  component: CourseCompletedScreen,
  args: {
    slug: 'linux-for-cloud',
    courseHref: '/course/linux-for-cloud',
    lessonHref: (lessonId) => `/lesson/${lessonId}`,
    learningHref: '/my-learning',
    exploreHref: '/',
    credentialHref: ({ type, credentialId }) => credentialPagePath(type, credentialId),
    itemHref: ({ type, slug, path }) => `/${type}/${slug ?? path ?? ''}`,
    organization: 'Rampart',
    origin: 'https://rampart.example',
  },
  parameters: { session: 'signed-in', layout: 'fullscreen', ...earning() },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CourseCompletedScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A certificate comes before a badge; its public page can be shared and copied, its file saved. */
export const Certificate: Story = {
  parameters: {
    states: ['Course completed: “Congrats, Course Completed!” with a certificate'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Congrats, Course Completed!')
    await expect(canvas.getByRole('link', { name: /Share on LinkedIn/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Frampart.example%2Fcert%2Fview%2FCSN-DEMO000001',
    )
    await expect(canvas.getByText('https://rampart.example/cert/view/CSN-DEMO000001')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Add to LinkedIn/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME&name=Linux%20for%20the%20Cloud&organizationName=Rampart&issueYear=2026&issueMonth=8&certUrl=https%3A%2F%2Frampart.example%2Fcert%2Fview%2FCSN-DEMO000001&certId=CSN-DEMO000001',
    )
    const next = within(canvas.getByRole('region', { name: 'Next for you' }))
    const [course, lab] = await next.findAllByRole('link')
    await expect(course).toHaveAttribute('href', expect.stringMatching(/^\/course\//))
    await expect(lab).toHaveAttribute('href', expect.stringMatching(/^\/lab\//))
    const download = canvas.getByRole('link', { name: 'Download Certificate' })
    await expect(download).toHaveAttribute('href', certificate.pdfUrl)
    await expect(download).toHaveAttribute('download', 'CSN-DEMO000001.pdf')
    await expect(canvas.getByRole('link', { name: 'My Learning' })).toHaveAttribute(
      'href',
      '/my-learning',
    )
    await expect(canvas.getByRole('link', { name: 'Review lessons' })).toHaveAttribute(
      'href',
      '/lesson/lesson-1',
    )
  },
}

/** No certificate: the badge, saved as a picture. */
export const Badge: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...earning({ ofCourse: only({ badge }) }),
    states: ['Course completed: with a badge'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('https://rampart.example/badge/view/BDG-DEMO000001'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download Badge' })).toHaveAttribute(
      'download',
      'BDG-DEMO000001.svg',
    )
  },
}

/** Neither: nothing to share. */
export const NoCredential: Story = {
  parameters: {
    states: ['Course completed: with neither'],
    chromatic: { disableSnapshot: true },
    ...earning({ ofCourse: only({}) }),
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Congrats, Course Completed!')
    await expect(canvas.queryByRole('link', { name: /LinkedIn|Download/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument()
  },
}

let isDown = true

/** The celebration stays; the certificate that could not be read can be loaded again. */
export const CertificateFails: Story = {
  parameters: {
    ...earning({
      ofCourse: async () =>
        isDown ? Promise.reject(new AdapterError({ status: 500 })) : certificate,
    }),
    states: ['Course completed: “Failed to fetch certificate”'],
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch certificate')
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Congrats, Course Completed!' }),
    ).toBeVisible()
  },
}

/** Retry brings the certificate. */
export const CertificateFailsRetried: Story = {
  ...CertificateFails,
  tags: ['edge'],
  parameters: {
    ...CertificateFails.parameters,
    states: [],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await CertificateFails.play?.(context)
    const { canvas } = context
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', { name: /Share on LinkedIn/ })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const BadgeFails: Story = {
  parameters: {
    states: ['Course completed: “Failed to fetch badge”'],
    ...earning({
      ofCourse: async (type) =>
        type === 'certificate' ? null : Promise.reject(new AdapterError({ status: 0 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch badge')
  },
}

const nextIs = (next: LearningAdapter['next']) => ({
  adapters: { ...earning().adapters, learning: { next } } satisfies AdapterOverrides,
})

/** Everything is done: only the catalogue is left. */
export const NothingNext: Story = {
  parameters: {
    states: ['Course completed: nothing is left to do'],
    ...nextIs(async () => ({ course: null, lab: null })),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have completed every course and solved every lab.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse all' })).toHaveAttribute('href', '/')
  },
}

let isNextDown = true

/** What comes next could not be read; the certificate is there all the same. */
export const NextFails: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...nextIs(async () => {
      if (isNextDown) throw new AdapterError({ status: 0 })
      return { course: catalogue[0] ?? null, lab: null }
    }),
  },
  beforeEach: () => {
    isNextDown = true
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load what comes next.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Share on LinkedIn/ })).toBeVisible()
  },
}

/** Retry brings it. */
export const NextFailsRetried: Story = {
  ...NextFails,
  tags: ['edge'],
  parameters: { ...NextFails.parameters, chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await NextFails.play?.(context)
    const { canvas } = context
    isNextDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(
      await canvas.findByRole('heading', { level: 3, name: catalogue[0]?.title }),
    ).toBeVisible()
  },
}

const heldNext = heldCall<Awaited<ReturnType<LearningAdapter['next']>>>()

/** The focus stays near the button that disappears. */
export const NextRetriedByKeyboard: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...nextIs(heldNext.call) },
  play: async (context) => {
    await retryByKeyboard(context, heldNext, { course: null, lab: null })
    await expect(context.canvas.getByRole('region', { name: 'Next for you' })).toHaveFocus()
  },
}

export const NextLoads: Story = {
  parameters: {
    states: ['Course completed: loading'],
    chromatic: { disableSnapshot: true },
    ...nextIs(never),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading what comes next')).toBeInTheDocument()
    // Chromium draws a white edge around it.
    await expect(canvasElement.querySelector('img:not([src])')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Share on LinkedIn/ })).toBeVisible()
  },
}

/** The address alone proves nothing. */
export const NotCompleted: Story = {
  parameters: {
    states: ['Course completed: not completed yet, or not enrolled'],
    adapters: {
      course: {
        status: async () => ({
          currentLesson: 'lesson-2',
          completed: false,
          lessonIds: ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4'],
        }),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Not completed yet')
    await expect(canvas.getByRole('link', { name: 'Go to the course' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
    await expect(canvas.queryByText(/Congrats/)).not.toBeInTheDocument()
  },
}

export const NotEnrolled: Story = {
  ...NotCompleted,
  parameters: {
    states: ['Course completed: not completed yet, or not enrolled'],
    chromatic: { disableSnapshot: true },
    adapters: { course: { status: async () => null } } satisfies AdapterOverrides,
  },
}

export const NotFound: Story = {
  parameters: {
    states: ['Course completed: “No course found”'],
    adapters: { course: { get: fails(404) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'No course found')
  },
}

export const LoadFailure: Story = {
  parameters: {
    states: ['Course completed: “Failed to load course details.”'],
    adapters: { course: { status: fails(0) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load course details.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    states: ['Course completed: loading'],
    adapters: { course: { get: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading course')).toBeInTheDocument()
    const title = canvasElement.querySelector('h1') ?? canvasElement
    await expect(getComputedStyle(title), 'The bars are for a dark ground.').toHaveProperty(
      'colorScheme',
      'dark',
    )
    const drawings = [...canvasElement.querySelectorAll('svg')]
    await expect(
      drawings.filter((drawing) => drawing.checkVisibility({ visibilityProperty: true })),
      'The drawn credential is a bar as well.',
    ).toHaveLength(0)
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
