import type { Decorator } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'

/** A call of an adapter that waits until a story settles it. */
export function heldCall<Value>() {
  const waiting: PromiseWithResolvers<Value>[] = []
  const next = () =>
    waitFor(() => {
      const call = waiting.shift()
      if (!call) throw new Error('Nothing was called.')
      return call
    })
  return {
    call: () => {
      const call = Promise.withResolvers<Value>()
      waiting.push(call)
      return call.promise
    },
    fail: async () => (await next()).reject(new AdapterError({ status: 500 })),
    respond: async (value: Value) => (await next()).resolve(value),
  }
}

/** The main part of a page, which `AppShell` gives to a screen. */
export const inContent: Decorator = (Story) => (
  <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
    <Story />
  </main>
)

/**
 * A first load fails, Retry by keyboard fails too, then succeeds: the button is busy meanwhile and
 * keeps the focus; when it disappears, the focus stays on the page.
 */
export async function retryByKeyboard<Value>(
  { canvasElement }: { canvasElement: HTMLElement },
  held: ReturnType<typeof heldCall<Value>>,
  value: Value,
): Promise<void> {
  await held.fail()
  const retry = await within(canvasElement).findByRole('button', { name: 'Retry' })
  retry.focus()
  const press = async () => {
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'))
    await expect(retry).toHaveFocus()
  }
  await press()
  await held.fail()
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  await expect(retry).toHaveFocus()
  await press()
  await held.respond(value)
  await waitFor(() => expect(retry).not.toBeInTheDocument())
  await expect(document.body).not.toHaveFocus()
}
