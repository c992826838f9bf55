import { Check, CloudOff, Shield, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useKeptFocus } from '../../../useKeptFocus.ts'
import { MissionHints } from './MissionHints.tsx'
import type { MissionHintsProps } from './MissionHints.tsx'
import { MissionMap } from './MissionMap.tsx'
import * as styles from './MissionPanel.css.ts'
import { missionPanelMessages } from './MissionPanel.messages.ts'
import { useTicks } from './useTicks.ts'

export type { MissionHintsProps }

/** One check of a mission. */
export interface MissionCheck {
  /** Unique in the mission. */
  id: string
  /** What is true when it is solved, as plain text. */
  name: string
  /**
   * A task is `open` or `solved`. A check that is true from the start is `holding` or `broken`, and
   * `solved` when everything else is.
   */
  state: 'open' | 'solved' | 'holding' | 'broken'
  /** When it was solved, since the session's start, as digits: '2:14'. */
  time?: string
  /** Leave out if it has none. */
  hints?: MissionHintsProps
}

export interface MissionPanelProps extends RootProps {
  /** In the order of the guide; empty if the lab names none. */
  checks: readonly MissionCheck[]
  /** `waiting` before the lab runs, `ended` after. @default 'running' */
  phase?: 'waiting' | 'running' | 'ended'
  /** Minutes from the start to the solution; leave out before that. */
  solvedIn?: number
  /** The connection to the session is lost at the moment. @default false */
  isOutOfContact?: boolean
  /** @default 'Mission' */
  title?: string
}

const icons = { open: null, solved: Check, holding: Shield, broken: TriangleAlert } as const

/**
 * The solved checks that a lab's target reports, as it happens; beside the guide, where it stays
 * visible.
 */
export function MissionPanel({
  checks,
  phase = 'running',
  solvedIn,
  isOutOfContact = false,
  title,
  ...root
}: MissionPanelProps) {
  const messages = useMessages(missionPanelMessages)
  const id = useId()
  const { spoken } = useTicks(checks)
  const [first] = useState(() => solvedIds(checks))
  const solved = solvedIds(checks).size
  const isSolved = checks.length > 0 && solved === checks.length
  const summary = isSolved
    ? solvedIn === undefined
      ? messages.solved(checks.length)
      : messages.solvedIn(checks.length, solvedIn)
    : messages.progress(solved, checks.length)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id} padding="none">
      <div className={isSolved ? `${styles.head} ${styles.headSolved}` : styles.head}>
        {checks.length > 0 && <MissionMap share={solved / checks.length} />}
        <h2 id={id} className={styles.title}>
          {title ?? messages.title}
        </h2>
        {checks.length > 0 && <div className={styles.count}>{summary}</div>}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div className={styles.body}>
        {checks.length > 0 && (
          <ol className={styles.list}>
            {checks.map((check) => (
              <CheckRow key={check.id} check={check} isNew={!first.has(check.id)} />
            ))}
          </ol>
        )}
        {isOutOfContact && phase !== 'ended' && !isSolved ? (
          <p className={styles.trouble}>
            <CloudOff size={16} aria-hidden="true" />
            {messages.outOfContact}
          </p>
        ) : (
          !isSolved && (
            <p className={styles.note}>{checks.length === 0 ? messages.none : messages[phase]}</p>
          )
        )}
      </div>
    </Card>
  )
}

const solvedIds = (checks: readonly MissionCheck[]) =>
  new Set(checks.filter(({ state }) => state === 'solved').map(({ id }) => id))

/** `isNew`: it was not solved when the panel appeared, so its mark may be animated. */
function CheckRow({ check, isNew }: { check: MissionCheck; isNew: boolean }) {
  const messages = useMessages(missionPanelMessages)
  const { name, state, time, hints } = check
  const { place, watch } = useKeptFocus<HTMLDivElement>()
  const Icon = icons[state]
  const isMoving = state === 'solved' && isNew
  const remark = state === 'holding' || state === 'broken'
  return (
    <li className={styles.check}>
      <span
        key={state}
        className={isMoving ? `${styles.marks[state]} ${styles.settled}` : styles.marks[state]}
      >
        {Icon && <Icon size={12} strokeWidth={3} aria-hidden="true" />}
        {!remark && time === undefined && <VisuallyHidden>{messages.states[state]}</VisuallyHidden>}
      </span>
      <div ref={place} {...watch} className={styles.words}>
        <span className={styles.name}>
          <OfContent>{name}</OfContent>
        </span>
        {remark && (
          <span className={state === 'broken' ? styles.remarkBroken : styles.remark}>
            {messages.states[state]}
          </span>
        )}
        {hints && <MissionHints {...hints} check={name} />}
      </div>
      {time !== undefined && (
        <span className={styles.time}>
          <span aria-hidden="true">{time}</span>
          <VisuallyHidden>{messages.solvedAt(time)}</VisuallyHidden>
        </span>
      )}
    </li>
  )
}
