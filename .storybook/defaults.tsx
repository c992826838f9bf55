import type { Decorator } from '@storybook/react-vite'

/**
 * A component reads its initial values only once, so a change of a control `default…` mounts the
 * story again.
 */
export const withDefaults: Decorator = (Story, { args }) => (
  <Story
    key={JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')))}
  />
)
