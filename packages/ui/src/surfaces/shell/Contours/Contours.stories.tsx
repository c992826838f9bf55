import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { vars } from '../../../theme/vars.css.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { looksOf } from '../../../docs/looksOf.ts'
import { contours } from './Contours.css.ts'
import { Contours } from './Contours.tsx'

const meta = {
  title: 'Surfaces/Shell/Contours',
  component: Contours,
  argTypes: looksOf(contours),
  tags: ['edge'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          position: 'relative',
          height: 320,
          overflow: 'hidden',
          background: args.tone === 'inverse' ? vars.color.inverse : vars.color.canvas,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Contours>

export default meta
type Story = StoryObj<typeof meta>

/** Very faint: text above stays the first thing that is seen. */
export const End: Story = { parameters: darkAndMirrored }

/** Behind heroes and the footer. */
export const Inverse: Story = { args: { tone: 'inverse' } }

/** Over the whole box, cut at its edges. */
export const Fill: Story = { args: { tone: 'inverse', placement: 'fill' } }

/** A page that loads has the same faint lines: they are no bars. */
export const InSkeleton: Story = {
  args: { tone: 'inverse' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Contours {...args} id="shown" />
      <Skeleton isLoading>
        <Contours {...args} id="loading" />
      </Skeleton>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [shown, loading] = ['#shown', '#loading'].map((id) => canvasElement.querySelector(id))
    if (!shown || !loading) throw new Error('The lines are missing.')
    await expect(getComputedStyle(loading).backgroundColor).toBe(
      getComputedStyle(shown).backgroundColor,
    )
    await expect(loading.getAnimations()).toHaveLength(0)
  },
}
