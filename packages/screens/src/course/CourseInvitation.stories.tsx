import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { course } from '../testing/fixtures.ts'
import { fails } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CourseScreen } from './CourseScreen.tsx'

const meta = {
  title: 'Screens/Course invitation',
  component: CourseScreen,
  args: {
    slug: 'linux-for-cloud',
    signInHref: '/signin',
    exploreHref: '/',
    lessonHref: (lessonId) => `/lesson/${lessonId}`,
    labHref: (path) => `/lab/${path}`,
    onOpenLesson: fn(),
    onOpenCompleted: fn(),
  },
  // A learner who is not enrolled.
  parameters: {
    session: 'signed-in',
    layout: 'fullscreen',
    adapters: { course: { status: async () => null } },
  },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CourseScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const refuses = (status: number) => ({
  adapters: {
    course: {
      get: async () => ({ ...course, accessType: 'invite' }),
      enrol: fails(status),
    },
  } satisfies AdapterOverrides,
})

async function send(canvas: Canvas, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Access Course' }))
  const field = await screen.findByRole('textbox', { name: 'Invite code' })
  await userEvent.type(field, `${code}{Enter}`)
  return field
}

/** The server refuses without words: ours, spelled as specified, at the field. */
export const RefusedWithoutWords: Story = {
  parameters: {
    states: ['Invite code dialog: refused without words'],
    ...refuses(500),
  },
  play: async ({ canvas }) => {
    const field = await send(canvas, 'INVITE-2026')
    await waitFor(() => expect(screen.getByText('An error occured')).toBeVisible())
    await expect(field).toHaveValue('INVITE-2026')
  },
}

/** No response came: another try, with what was typed. */
export const Unreachable: Story = {
  parameters: {
    states: ['Invite code dialog: no answer'],
    ...refuses(0),
  },
  play: async ({ canvas }) => {
    const field = await send(canvas, 'INVITE-2026')
    await waitFor(() =>
      expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible(),
    )
    await expect(field).toHaveValue('INVITE-2026')
  },
}
