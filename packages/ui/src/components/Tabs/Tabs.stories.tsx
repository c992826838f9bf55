import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { dark } from '../../docs/modes.ts'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Bootcamp details',
    tabs: [
      {
        id: 'curriculum',
        label: 'Curriculum',
        children: <Text>Twelve weeks, from networks to incident response.</Text>,
      },
      {
        id: 'outcomes',
        label: 'Career Outcomes',
        children: <Text>Job roles and certifications.</Text>,
      },
      {
        id: 'requirements',
        label: 'Requirements',
        children: <Text>What you need to know and to have.</Text>,
      },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; arrows move and show; the panel is named by its tab. */
export const Plain: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Curriculum' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Curriculum' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('outcomes')
    await expect(await canvas.findByRole('tabpanel', { name: 'Career Outcomes' })).toBeVisible()
    await expect(canvas.getByText(/Twelve weeks/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Requirements' }))
    await expect(await canvas.findByRole('tabpanel', { name: 'Requirements' })).toBeVisible()
  },
}

/** The press is done once the tab shows that it is chosen; its panel comes a frame later. */
export const PanelAfterItsTab: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Job roles and certifications.')
    const tab = canvas.getByRole('tab', { name: 'Career Outcomes' })
    let isShownWithTab: boolean | undefined
    const observer = new MutationObserver(() => {
      if (tab.ariaSelected === 'true') isShownWithTab ??= text.checkVisibility()
    })
    observer.observe(tab, { attributes: true })
    await userEvent.click(tab)
    await waitFor(() => expect(text).toBeVisible())
    observer.disconnect()
    await expect(isShownWithTab).toBe(false)
  },
}

/** Counts are in the labels; one tab cannot be chosen now. */
export const WithCounts: Story = {
  args: {
    label: 'Lab sessions',
    selectedId: 'history',
    tabs: [
      {
        id: 'active',
        label: 'Active (0)',
        children: <Text>No Active Sessions</Text>,
        isDisabled: true,
      },
      { id: 'history', label: 'History (12)', children: <Text>Twelve sessions.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'History (12)' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tab', { name: 'Active (0)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/**
 * The line scrolls sideways inside its frame, the page does not; its ends fade, a chosen tab comes
 * into sight.
 */
export const OnPhone: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
    const last = canvas.getByRole('tab', { name: 'Requirements' })
    await userEvent.click(last)
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      ),
    )
  },
  parameters: { maxWidth: 288 },
}

/** The server's markup contains every panel and no style attribute. */
export const OnServer: Story = {
  play: async ({ args }) => {
    const markup = renderToString(<Tabs {...args} />)
    await expect(markup).toContain('Twelve weeks')
    await expect(markup).toContain('Job roles and certifications.')
    await expect(markup).not.toContain('style=')
  },
}

/** At the start the left end fades, where more tabs are. */
export const RightToLeftOnPhone: Story = {
  parameters: { maxWidth: 288, chromatic: { disableSnapshot: true } },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    // The mask begins with its clear end.
    await waitFor(() => expect(getComputedStyle(list).maskPosition).toMatch(/^0(px|%)/))
    list.scrollTo({ left: -list.scrollWidth, behavior: 'instant' })
    await waitFor(() => expect(getComputedStyle(list).maskPosition).toMatch(/^-\d/))
  },
}
