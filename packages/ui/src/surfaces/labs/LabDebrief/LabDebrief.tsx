import type { ReactNode } from 'react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { BarChart } from '../../../components/BarChart/BarChart.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import * as styles from './LabDebrief.css.ts'
import { labDebriefMessages } from './LabDebrief.messages.ts'
import { DebriefSteps } from './DebriefSteps.tsx'
import type { DebriefStep } from './DebriefSteps.tsx'

export type { DebriefStep } from './DebriefSteps.tsx'

/** A page to go on with. */
export interface DebriefLink {
  href: string
  title: string
  /** A few words: 'Course · Intermediate'. */
  note: string
}

export interface LabDebriefProps extends RootProps {
  /** In the lab's order. */
  steps: readonly DebriefStep[]
  /** The learner's minutes to the solution. */
  minutes: number
  /** The author's minutes; leave out if the author wrote no solution. */
  referenceMinutes?: number
  /** The median of all learners, in minutes; leave out if they are too few. */
  medianMinutes?: number
  /** What to read next; empty if the learner has read everything. */
  reading: readonly DebriefLink[]
  /** The next lab; leave out if all are solved. */
  next?: DebriefLink
  /** @default 'Debrief' */
  title?: string
}

/**
 * After a lab is solved: the learner's times beside the author's, the median of all learners, and
 * what to do next. No names, no ranking.
 */
export function LabDebrief({
  steps,
  minutes,
  referenceMinutes,
  medianMinutes,
  reading,
  next,
  title,
  ...root
}: LabDebriefProps) {
  const messages = useMessages(labDebriefMessages)
  const id = useId()
  const bars = [
    { label: messages.you, value: minutes },
    ...(referenceMinutes === undefined
      ? []
      : [{ label: messages.author, value: referenceMinutes, tone: 'lab' as const }]),
    ...(medianMinutes === undefined
      ? []
      : [{ label: messages.median, value: medianMinutes, tone: 'success' as const }]),
  ]
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div className={styles.content}>
        <Stack gap={2}>
          <Heading level={2} size={20} id={id}>
            {title ?? messages.title}
          </Heading>
          {referenceMinutes !== undefined && <Text tone="muted">{messages.lead}</Text>}
        </Stack>
        <BarChart caption={messages.times} isCaptionHidden bars={bars} format={messages.minutes} />
        <DebriefSteps steps={steps} hasReference={referenceMinutes !== undefined} />
        <div className={styles.onward}>
          <Onward title={messages.read} links={reading} none={messages.readAll} />
          <Onward title={messages.next} links={next ? [next] : []} none={messages.noNext} />
        </div>
      </div>
    </Card>
  )
}

interface OnwardProps {
  title: string
  links: readonly DebriefLink[]
  /** Shown if there are none. */
  none: ReactNode
}

function Onward({ title, links, none }: OnwardProps) {
  return (
    <Stack gap={3}>
      <Heading level={3} size={18}>
        {title}
      </Heading>
      {links.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ul role="list" className={styles.links}>
          {links.map(({ href, title: name, note }) => (
            <li key={href}>
              <Link href={href}>
                <OfContent>{name}</OfContent>
              </Link>
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
