import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { CSSProperties } from 'react'

const panel: CSSProperties = {
  padding: 16,
  minWidth: 0,
  background: 'var(--rampart-color-canvas)',
  color: 'var(--rampart-color-text)',
}

/**
 * Theme and brand of the prose page that shows a story in a frame of its own; empty anywhere else.
 */
export const pageAround: DOMStringMap = frameElement?.id.startsWith('iframe--')
  ? parent.document.documentElement.dataset
  : {}

/**
 * Sets the theme as an application would: one attribute on the root; 'both' shows the two side by
 * side.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'])
  const brand = String(globals['brand'])
  const both = theme === 'both'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = both ? 'light' : theme
    document.documentElement.dataset['brand'] = brand
  }, [theme, brand, both])
  if (!both) return <Story />
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['light', 'dark'] as const).map((name) => (
        <div key={name} data-theme={name} style={panel}>
          <Story />
        </div>
      ))}
    </div>
  )
}
