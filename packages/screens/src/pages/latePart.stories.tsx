import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { latePart, loadLateParts } from './latePart.tsx'

function Words({ count }: { count: number }) {
  return <p>{`Pressed ${count} times`}</p>
}

const load = fn<() => Promise<typeof Words>>()

/** A control, and a part whose code comes later. */
function demo() {
  const Late = latePart(load)
  return function Demo() {
    const [count, setCount] = useState(0)
    return (
      <>
        <button
          type="button"
          // What is pressed before React has taken it over is lost here.
          ref={(button) => button?.setAttribute('data-taken-over', '')}
          onClick={() => setCount(count + 1)}
        >
          Press {count}
        </button>
        <Late count={count} />
      </>
    )
  }
}

/** A page that a server with the code has rendered, and that a browser without it takes over. */
function Page({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const Demo = demo()
    const root = hydrateRoot(place.current as HTMLDivElement, <Demo />)
    // React is still rendering around it.
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <div ref={place} lang="en" dangerouslySetInnerHTML={{ __html: html }} />
}

const meta = {
  title: 'Screens/Parts that load later',
  component: Page,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [
    async () => {
      load.mockReset().mockResolvedValue(Words)
      const Demo = demo()
      await loadLateParts()
      const html = renderToString(<Demo />)
      const code = Promise.withResolvers<typeof Words>()
      load.mockReset().mockReturnValue(code.promise)
      return { html, code }
    },
  ],
  render: (_args, { loaded }) => <Page html={String(loaded['html'])} />,
  args: { html: '' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function press(canvas: Canvas) {
  const button = canvas.getByRole('button')
  await waitFor(() => expect(button).toHaveAttribute('data-taken-over'))
  await userEvent.click(button)
}

/**
 * The server's HTML stays while something changes around it; the change is shown when the code is
 * loaded.
 */
export const Waits: Story = {
  tags: ['edge'],
  play: async ({ canvas, loaded }) => {
    const words = await canvas.findByText('Pressed 0 times')
    await press(canvas)
    await expect(canvas.getByRole('button')).toHaveTextContent('Press 1')
    await expect(words).toBeVisible()
    loaded['code'].resolve(Words)
    await waitFor(() => expect(words).toHaveTextContent('Pressed 1 times'))
    await expect(words).toBeVisible()
  },
}

/**
 * Without a connection the server's HTML stays, too; the code is requested again when the
 * connection is back.
 */
export const FailsOnce: Story = {
  tags: ['edge'],
  play: async ({ canvas, loaded }) => {
    const words = await canvas.findByText('Pressed 0 times')
    load.mockResolvedValue(Words)
    loaded['code'].reject(new TypeError('Failed to fetch'))
    await press(canvas)
    await expect(words).toBeVisible()
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      return expect(words).toHaveTextContent('Pressed 1 times')
    })
  },
}
