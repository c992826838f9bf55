import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { handlers } from '../apps/site/src/testing/handlers.ts'

/** Calls that no handler answered since the last look. */
let unanswered: string[] = []

/** Starts the API of the site's stories once, and gives it what the story answers in its own way (`parameters.msw`). */
export const loadApi = mswLoader(async () => {
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame }) => {
      const { request } = frame.data as { request: Request }
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return
      unanswered.push(`${request.method} ${pathname}`)
      throw new Error('No handler answers this call.')
    },
  })
  return worker
})

/** Fails a story that has made a call without an answer. */
export function expectAllAnswered(): void {
  const calls = unanswered
  unanswered = []
  if (calls.length > 0) throw new Error(`Answer these calls in apps/site/src/testing/handlers.ts or in the story: ${calls.join(', ')}`)
}
