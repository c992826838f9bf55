import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, notifyManager } from '@tanstack/react-query'
import { createToastQueue, ToastRegion } from '@rampart/ui/ToastRegion'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { AdaptersProvider } from '../adapters/AdaptersProvider.tsx'
import { NotificationsProvider } from '../notifications/NotificationsProvider.tsx'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import type { SessionState } from '../session/session.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { memoryAdapters, memorySession } from './memoryAdapters.ts'
import type { AdapterOverrides } from './memoryAdapters.ts'

// As the site does (decision 94).
notifyManager.setScheduler(queueMicrotask)

export interface ScreenFrameProps {
  children: ReactNode
  /** Methods that replace those of the story's adapters. */
  adapters?: AdapterOverrides
  /** @default 'signed-out' */
  session?: SessionState
  /** Gets the notifications, which are shown as well. */
  onNotify?: Notify
}

const ignore: Notify = () => undefined

/** Long enough that notifications stay while someone looks at them, in milliseconds. */
const notificationTime = 3_600_000

/** Everything that a screen needs around it, in memory: for stories and tests. */
export function ScreenFrame({
  children,
  adapters,
  session = 'signed-out',
  onNotify = ignore,
}: ScreenFrameProps) {
  const [parts] = useState(() => ({
    adapters: memoryAdapters(adapters),
    session: memorySession(session),
    toasts: createToastQueue(),
    queries: new QueryClient({
      defaultOptions: {
        queries: { retry: false, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      },
    }),
  }))
  const notify = useCallback<Notify>(
    (notification) => {
      if (notification.message === undefined) return
      const { tone, message } = notification
      onNotify({ tone, message })
      parts.toasts.add({ tone, message, timeout: notificationTime })
    },
    [onNotify, parts],
  )
  return (
    <QueryClientProvider client={parts.queries}>
      <AdaptersProvider adapters={parts.adapters}>
        <SessionProvider store={parts.session}>
          <NotificationsProvider notify={notify}>
            {children}
            <ToastRegion queue={parts.toasts} />
          </NotificationsProvider>
        </SessionProvider>
      </AdaptersProvider>
    </QueryClientProvider>
  )
}

/**
 * Puts a story's screen into a frame, with the `adapters`, `session` and `onNotify` of its
 * parameters; the last two may be among its args.
 */
export const inScreenFrame: Decorator = (Story, { args, parameters }) => {
  const { adapters, session, onNotify } = { ...args, ...parameters } as Omit<
    ScreenFrameProps,
    'children'
  >
  return (
    <ScreenFrame adapters={adapters} session={session} onNotify={onNotify}>
      <Story />
    </ScreenFrame>
  )
}
