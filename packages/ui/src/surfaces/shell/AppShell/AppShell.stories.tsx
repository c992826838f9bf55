import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { footerArgs } from '../Footer/footerFixture.ts'
import { NotFoundMessage } from '../MessagePage/MessagePage.tsx'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { topBarArgs } from '../TopBar/topBarFixture.ts'
import { useOverlayTrigger } from '../../../components/LazyOverlay/LazyOverlay.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { AppShell } from './AppShell.tsx'

const meta = {
  title: 'Surfaces/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <TopBar {...topBarArgs} session="signed-out" />,
    footer: <Footer {...footerArgs} />,
    children: <NotFoundMessage />,
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/**
 * The footer begins below the window, so it is not visible. The first Tab goes to the skip link.
 */
export const ShortPage: Story = {
  parameters: { ...darkAndMirrored, states: ['Footer: on a short page'] },
  args: { children: <PageContainer space="section">A line of text.</PageContainer> },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    await expect(
      canvas.getByRole('contentinfo').getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(window.innerHeight)
  },
}

export const NotFoundPage: Story = {
  parameters: { states: ['Not found (404): “Oops! Page not Found.” with “Back to Home”'] },
}

/** The bar stays while the page scrolls under it. */
export const LongPage: Story = {
  parameters: { states: ['Header: sticky'] },
  args: {
    children: (
      <>
        <PageHero
          eyebrow="Courses · Labs · Bootcamps"
          title="Explore Courses and Labs"
          lead="Discover courses that raise skills in cloud engineering, cybersecurity and more."
        />
        <PageContainer space="section">
          <Stack gap={24}>
            {Array.from({ length: 12 }, (_, index) => (
              <Text key={index}>Paragraph {index + 1} of a long page.</Text>
            ))}
          </Stack>
        </PageContainer>
      </>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 400, behavior: 'instant' })
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const Phone: Story = {
  tags: ['edge'],
  ...LongPage,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
}

function LazyPart({ load }: { load: () => Promise<unknown> }) {
  const { triggerRef, toggle, isOpen } = useOverlayTrigger(load)
  return (
    <PageContainer space="section">
      <Button ref={triggerRef} aria-expanded={isOpen} onPress={toggle}>
        Menu
      </Button>
    </PageContainer>
  )
}

/**
 * A part that loads on first use cannot be loaded: the application is told, nothing is broken, and
 * the next press tries again.
 */
export const PartFails: Story = {
  parameters: {
    states: ['Connection: a part that cannot be had'],
  },
  args: { onPartFailure: fn() },
  render: function Render(args) {
    const [load] = useState(() =>
      fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined),
    )
    return (
      <AppShell {...args}>
        <LazyPart load={load} />
      </AppShell>
    )
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('main').querySelector('button') as HTMLButtonElement
    await userEvent.click(button)
    await waitFor(() => expect(args.onPartFailure).toHaveBeenCalledOnce())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await expect(args.onPartFailure).toHaveBeenCalledOnce()
  },
}
