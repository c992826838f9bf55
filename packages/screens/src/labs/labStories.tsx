import type { Decorator } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { labServerAdapter } from '../testing/memory/labServer.ts'
import type { LabServer, storyClock } from '../testing/memory/labServer.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { ScreenFrame } from '../testing/ScreenFrame.tsx'
import type { LabScreenProps } from './LabScreen.tsx'
import type { LabSessionScreenProps } from './LabSessionScreen.tsx'

/** The props of a lab's page: its links. */
export const labArgs = {
  path: 'jwt-forgery',
  signInHref: '/signin?returnURL=%2Flab%2Fjwt-forgery',
  labsHref: '/?type=lab',
  sessionHref: (sessionId) => `/lab/jwt-forgery/session/${sessionId}`,
  onOpenSession: fn(),
  labHref: (path) => `/lab/${path}`,
  courseHref: (slug) => `/course/${slug}`,
} satisfies LabScreenProps

/** The props of the page of the session `one`: its links. */
export const sessionArgs = {
  sessionId: 'one',
  sessionsHref: '/lab-sessions',
  labHref: labArgs.labHref,
  courseHref: labArgs.courseHref,
  onEnded: fn(),
  onTitleChange: fn(),
} satisfies LabSessionScreenProps

/**
 * Shows a story's screen with the labs in memory that its loaders have made: `server` and, if time
 * matters, `clock`.
 */
export const inLabs: Decorator = (Story, { parameters, loaded, args }) => {
  const { server, clock } = loaded as {
    server: LabServer
    clock?: ReturnType<typeof storyClock>
  }
  const lab = { ...labServerAdapter(server), ...(parameters['lab'] as AdapterOverrides['lab']) }
  return (
    <ScreenFrame
      adapters={{ lab, ...(clock && { clock }) }}
      session="signed-in"
      onNotify={args['onNotify'] as Notify | undefined}
    >
      <Story />
    </ScreenFrame>
  )
}

/**
 * Expects the focus on an element or on one around it, but not on the whole page, which contains
 * every element.
 */
export const expectFocusNear = (element: HTMLElement) =>
  waitFor(async () => {
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement?.contains(element)).toBe(true)
  })
