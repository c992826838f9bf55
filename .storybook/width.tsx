import type { Decorator } from '@storybook/react-vite'

/** The room that a story has on wide screens, in pixels, if `parameters.maxWidth` sets it. */
export const withWidth: Decorator = (Story, { parameters: { maxWidth } }) =>
  typeof maxWidth === 'number' ? (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  ) : (
    <Story />
  )
