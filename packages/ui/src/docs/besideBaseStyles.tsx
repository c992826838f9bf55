import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { within } from 'storybook/test'

/** For stories of a component beside the base styles of another library, in a layer as advised. */
export const besideBaseStyles =
  (rules: string): Decorator =>
  (Story) => (
    <>
      <style>{`@layer base { ${rules} }`}</style>
      <Story />
    </>
  )

/** A table beside Bootstrap's, which put captions below their tables, in gray. */
export const besideBootstrapTables = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [besideBaseStyles('caption { color: #999; caption-side: bottom }')],
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    const caption = canvas.getByRole('caption')
    const first = canvas.getAllByRole('row')[0] as HTMLElement
    await expect(caption.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      first.getBoundingClientRect().top,
    )
    await expect(caption).not.toHaveStyle({ color: '#999' })
  },
}
