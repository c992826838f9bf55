import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { handlers, resetStorySite } from '../apps/site/src/testing/storySite.ts'

/** Calls without a handler since the last check. */
let unhandled: string[] = []

/** Starts the API of the site's stories once, and gives it the story's own handlers. */
const startHandlers = mswLoader(async () => {
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame }) => {
      const { request } = frame.data as { request: Request }
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return
      unhandled.push(`${request.method} ${pathname}`)
      throw new Error('This call has no handler.')
    },
  })
  return worker
})

/** The API of a story with its own handlers (`parameters.msw`). */
export async function loadApi(context: Parameters<typeof startHandlers>[0]) {
  resetStorySite()
  const loaded = await startHandlers(context)
  await stayHeard()
  return loaded
}

/**
 * If a page is open for long, the browser may stop the service worker, which then no longer knows
 * the page: this registers the page again.
 */
function stayHeard(): Promise<void> {
  return new Promise((resolve) => {
    const { controller } = navigator.serviceWorker
    const hear = ({ data }: MessageEvent<{ type?: string }>) => {
      if (data.type !== 'MOCKING_ENABLED') return
      navigator.serviceWorker.removeEventListener('message', hear)
      resolve()
    }
    navigator.serviceWorker.addEventListener('message', hear)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (controller) controller.postMessage('MOCK_ACTIVATE')
    else resolve()
  })
}

/** Fails a story that has made a call without a handler. */
export function expectAllHandled(): void {
  const calls = unhandled
  unhandled = []
  if (calls.length > 0)
    throw new Error(
      `Handle these calls in packages/screens/src/testing/memory or in the story: ${calls.join(', ')}`,
    )
}
