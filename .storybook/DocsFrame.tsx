import './docs.css'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { followControlsInFrames } from './controlsInFrames.ts'
import { storybookTheme } from './storybookTheme.ts'

interface Chosen {
  globals: { theme?: string; brand?: string }
}

/**
 * The frame of prose pages, which also follow the toolbar, except for 'side by side', which only
 * stories have.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [{ globals }, choose] = useState<Chosen>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0] ?? { globals: {} },
  )
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    // Stories in frames of their own report their globals here, too: these messages have a source.
    function follow(this: { source?: string }, chosen: Chosen) {
      if (!this.source) choose(chosen)
    }
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => followControlsInFrames(channel), [channel])
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['brand'] = globals.brand
  }, [theme, globals.brand])
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
