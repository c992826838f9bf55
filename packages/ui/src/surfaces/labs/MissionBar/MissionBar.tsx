import { ArrowUp, Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import * as styles from './MissionBar.css.ts'
import { missionBarMessages } from './MissionBar.messages.ts'

export interface MissionBarProps extends RootProps {
  /** How many checks are solved. */
  solved: number
  /** How many there are. */
  all: number
  /** The `id` of the `MissionPanel`, or of what holds it: where the bar leads, and what hides it while it is in sight. */
  panelId: string
}

/** How far a mission is, in sight at the lower edge of phones while its panel is not. */
export function MissionBar({ solved, all, panelId, ...root }: MissionBarProps) {
  const messages = useMessages(missionBarMessages)
  const isInSight = useInSight(panelId)
  if (all === 0 || isInSight) return null
  const Icon = solved === all ? Check : ArrowUp
  return (
    <a
      {...rootPropsOf(root)}
      href={`#${panelId}`}
      data-mission-bar=""
      ref={(bar) => bar?.style.setProperty('--share', String(solved / all))}
      onClick={(event) => {
        const panel = document.getElementById(panelId)
        if (!panel) return
        // No entry in the history: going back leaves the page.
        event.preventDefault()
        panel.scrollIntoView()
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

/** Whether some of an element is on the screen; true until that is known. */
function useInSight(id: string): boolean {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInSight(entry.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInSight
}
