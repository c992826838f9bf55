import type { Decorator } from '@storybook/react-vite'

/** A component reads once what it begins with: a control of `default…` mounts the story again. */
export const withDefaults: Decorator = (Story, { args }) => (
  <Story
    key={JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')))}
  />
)
