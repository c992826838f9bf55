import { ArrowUp, Check } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#language'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import * as styles from './MissionBar.css.ts'
import { missionBarMessages } from './MissionBar.messages.ts'

export interface MissionBarProps extends RootProps {
  /** How many checks are solved. */
  solved: number
  /** How many checks there are. */
  all: number
  /**
   * The `id` of the `MissionPanel`, or of its container, which the bar links to. The bar shows once
   * that is above the screen.
   */
  panelId: string
}

/**
 * The progress of a mission, at the lower edge of phones while the panel is scrolled out of view.
 */
export function MissionBar({ solved, all, panelId, ...root }: MissionBarProps) {
  const messages = useMessages(missionBarMessages)
  const isPassed = useIsPassed(panelId)
  if (all === 0 || !isPassed) return null
  const Icon = solved === all ? Check : ArrowUp
  return (
    <a
      {...rootPropsOf(root)}
      href={`#${panelId}`}
      data-mission-bar=""
      ref={(bar) => bar?.style.setProperty('--share', String(Math.min(1, solved / all)))}
      onClick={(event) => {
        const panel = document.getElementById(panelId)
        if (!panel) return
        // No entry in the history: going back leaves the page.
        event.preventDefault()
        panel.scrollIntoView?.()
        panel.focus({ preventScroll: true })
      }}
      className={styles.bar}
    >
      <span className={styles.title}>{messages.title}</span>
      <span className={styles.count}>{messages.solved(solved, all)}</span>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
    </a>
  )
}

/**
 * Whether an element is above the screen; false until that is known. The element is looked up each
 * time, as pages replace it.
 */
function useIsPassed(id: string): boolean {
  const [isPassed, setPassed] = useState(false)
  useBrowserLayoutEffect(() => {
    const look = () => {
      const bottom = document.getElementById(id)?.getBoundingClientRect().bottom ?? 0
      setPassed(bottom < 0)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [id])
  return isPassed
}
