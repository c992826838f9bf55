import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AdaptersProvider } from '../adapters/AdaptersProvider.tsx'
import { NotificationsProvider } from '../notifications/NotificationsProvider.tsx'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import type { SessionState } from '../session/session.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { memoryAdapters, memorySession } from './memoryAdapters.ts'
import type { AdapterOverrides } from './memoryAdapters.ts'

export interface ScreenFrameProps {
  children: ReactNode
  /** What the story's adapters answer in place of the fixtures. */
  adapters?: AdapterOverrides
  /** @default 'signed-out' */
  session?: SessionState
  /** Gets the notifications, in place of a toast region. */
  onNotify?: Notify
}

const ignore: Notify = () => undefined

/** Everything a screen needs around it, in memory: for stories and tests. */
export function ScreenFrame({
  children,
  adapters,
  session = 'signed-out',
  onNotify = ignore,
}: ScreenFrameProps) {
  const [parts] = useState(() => ({
    adapters: memoryAdapters(adapters),
    session: memorySession(session),
    queries: new QueryClient({
      defaultOptions: {
        queries: { retry: false, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      },
    }),
  }))
  return (
    <QueryClientProvider client={parts.queries}>
      <AdaptersProvider adapters={parts.adapters}>
        <SessionProvider store={parts.session}>
          <NotificationsProvider notify={onNotify}>{children}</NotificationsProvider>
        </SessionProvider>
      </AdaptersProvider>
    </QueryClientProvider>
  )
}

/** Puts a story's screen into a frame, with the `adapters`, `session` and `onNotify` of its parameters. */
export const inScreenFrame: Decorator = (Story, { parameters }) => {
  const { adapters, session, onNotify } = parameters as Omit<ScreenFrameProps, 'children'>
  return (
    <ScreenFrame adapters={adapters} session={session} onNotify={onNotify}>
      <Story />
    </ScreenFrame>
  )
}
