import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { AppShell } from '../AppShell/AppShell.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { footerArgs } from '../Footer/footerFixture.ts'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { topBarArgs } from '../TopBar/topBarFixture.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import type { OfflineBannerProps } from './OfflineBanner.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  title: 'Surfaces/Shell/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { state: 'offline', onRetry: fn() },
  render: (args) => (
    <AppShell
      header={<TopBar {...topBarArgs} session="signed-out" />}
      footer={<Footer {...footerArgs} />}
      notice={<OfflineBanner {...args} />}
    >
      <PageContainer space="section">
        <Stack>
          {Array.from({ length: 24 }, (_, index) => (
            <Text key={index}>Line {index + 1} of a page that was loaded before.</Text>
          ))}
        </Stack>
      </PageContainer>
    </AppShell>
  ),
} satisfies Meta<typeof OfflineBanner>

export default meta
type Story = StoryObj<typeof meta>

/** At the lower edge at every scroll position; the last line of the page ends above it. */
export const Offline: Story = {
  parameters: { ...darkAndMirrored, states: ['Connection: offline'] },
  play: async ({ canvas, args }) => {
    const words = canvas.getByText(/No connection/)
    await expect(
      Math.round(words.closest('[data-connection]')?.getBoundingClientRect().bottom ?? 0),
    ).toBe(innerHeight)
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const banner = words.closest('[data-connection]')?.getBoundingClientRect()
    await expect(banner?.top).toBeGreaterThanOrEqual(
      canvas.getByText(/^Line 24 /).getBoundingClientRect().bottom,
    )
    await expect(banner?.bottom).toBeLessThanOrEqual(
      canvas.getByRole('contentinfo').getBoundingClientRect().top,
    )
    scrollTo({ top: 0, behavior: 'instant' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The check is under way: focus stays, further presses do nothing. */
export const Retrying: Story = {
  parameters: { states: ['Connection: trying again'] },
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const Back: Story = {
  parameters: { states: ['Connection: back online'] },
  args: { state: 'back' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Back online')
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
}

/** Nothing is shown and no space is taken. */
export const Online: Story = {
  args: { state: 'online' },
  parameters: { states: ['Connection: online'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0)
  },
}

/** The element with the words stays the same, so that each change is read out. */
export const ReadOut: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'online' },
  render: function Render(args) {
    const [state, setState] = useState<OfflineBannerProps['state']>('online')
    return (
      <>
        <Button onPress={() => setState('offline')}>Disconnect</Button>
        <Button onPress={() => setState('back')}>Connect</Button>
        <OfflineBanner {...args} state={state} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(place).toHaveTextContent(/^No connection\. What you typed is safe/)
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(place).toHaveTextContent('Back online')
  },
}

/**
 * The button disappears when the connection is back; the focus returns to where it was before, such
 * as to a field.
 */
export const FocusReturns: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [state, setState] = useState<OfflineBannerProps['state']>('offline')
    return (
      <>
        <TextField label="Your note" />
        <OfflineBanner {...args} state={state} onRetry={() => setState('back')} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your note' })
    await userEvent.type(field, 'Half a sen')
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Try Again' })
    await expect(button).toHaveFocus()
    // As when the person switches to another window.
    await fireEvent.focusOut(button)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('tence')
    await expect(field).toHaveValue('Half a sentence')
  },
}

/**
 * There is no earlier focus: the words keep the place in the tab order, also when they are gone.
 */
export const FocusStays: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [state, setState] = useState<OfflineBannerProps['state']>('offline')
    return (
      <>
        <OfflineBanner {...args} state={state} onRetry={() => setState('back')} />
        <Button onPress={() => setState('online')}>After the banner</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After the banner' })).toHaveFocus()
  },
}

/** There is space for words and button at 360 px. */
export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
}
