import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MissionPanel } from '../MissionPanel/MissionPanel.tsx'
import { MissionBar } from './MissionBar.tsx'
import type { MissionBarProps } from './MissionBar.tsx'

/** A page longer than the screen, its panel first. */
function Page(props: MissionBarProps) {
  return (
    <>
      <div id={props.panelId} tabIndex={-1}>
        <MissionPanel
          checks={[{ id: 'list', name: 'Strangers cannot list the bucket', state: 'open' }]}
        />
      </div>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>
          Step {index + 1} of the guide.{' '}
          <a href={`#step-${index}`}>Read more of step {index + 1}</a>
        </p>
      ))}
      <MissionBar {...props} />
    </>
  )
}

const meta = {
  title: 'Surfaces/Labs/MissionBar',
  component: MissionBar,
  args: { solved: 2, all: 5, panelId: 'mission' },
  render: (args) => <Page {...args} />,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MissionBar>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Scrolls on, as often as the page is laid out again. */
const down = async ({ canvas }: Pick<Context, 'canvas'>) => {
  const bar = () => canvas.getByRole('link', { name: 'Mission 2 of 5 solved' })
  await waitFor(() => {
    canvas.getByText(/^Step 20 /).scrollIntoView({ block: 'center', behavior: 'instant' })
    return expect(bar()).toBeVisible()
  })
  return bar()
}

/** The panel is off the screen; the bar is at the lower edge. */
export const Reading: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    states: ['Mission: the panel is out of sight'],
  },
  play: async (context) => {
    const bar = await down(context)
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight)
    await expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  },
}

/** The bar links to the panel, and disappears while the panel is visible. */
export const Jump: Story = {
  tags: ['edge'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await down(context))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Mission' })).toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByRole('link', { name: /solved/ })).toBeNull())
    await expect(document.activeElement?.id).toBe('mission')
  },
}

/** No link that gets the focus is covered by the bar. */
export const FocusNotObscured: Story = {
  tags: ['edge'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const bar = await down(context)
    canvas.getByRole('link', { name: 'Read more of step 20' }).focus()
    for (let step = 21; step < 38; step += 1) {
      await userEvent.tab()
      const link = canvas.getByRole('link', { name: `Read more of step ${step}` })
      await expect(link).toHaveFocus()
      await waitFor(() =>
        expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          bar.getBoundingClientRect().top,
        ),
      )
    }
  },
}

export const Solved: Story = {
  tags: ['edge'],
  args: { solved: 5 },
  play: async ({ canvas }) => {
    canvas.getByText(/^Step 20 /).scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect(await canvas.findByRole('link', { name: 'Mission 5 of 5 solved' })).toBeVisible()
  },
}

/** A count that does not fit the other one: the line ends where the bar does. */
export const MoreThanAll: Story = {
  tags: ['edge'],
  args: { solved: 9 },
  play: async ({ canvas }) => {
    canvas.getByText(/^Step 20 /).scrollIntoView({ block: 'center', behavior: 'instant' })
    const bar = await canvas.findByRole('link', { name: 'Mission 9 of 5 solved' })
    await waitFor(() =>
      expect(getComputedStyle(bar, '::before').width).toBe(getComputedStyle(bar).width),
    )
  },
}

/** Wider screens have the panel beside the guide. */
export const Wide: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    canvas.getByText(/^Step 40 /).scrollIntoView({ block: 'end', behavior: 'instant' })
    await waitFor(() => expect(canvas.queryByRole('link', { name: /solved/ })).toBeNull())
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.getByText(/^Step 20 /).scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect(await canvas.findByRole('link', { name: 'المهمة تم حل 2 من 5' })).toBeVisible()
  },
}
