import { useState } from 'react'
import { useMessages } from '#language'
import type { MissionCheck } from './MissionPanel.tsx'
import { missionPanelMessages } from './MissionPanel.messages.ts'

type States = ReadonlyMap<string, MissionCheck['state']>

/**
 * The latest change, in words to read out; empty until something changes while the page is open.
 */
export function useTicks(checks: readonly MissionCheck[]): { spoken: string } {
  const messages = useMessages(missionPanelMessages)
  const states: States = new Map(checks.map(({ id, state }) => [id, state]))
  const [known, setKnown] = useState(states)
  const [spoken, setSpoken] = useState('')
  const changed = checks.filter(({ id, state }) => known.has(id) && known.get(id) !== state)
  // Adjusts state during rendering, as React recommends for state that follows from props.
  if (changed.length > 0 || known.size !== states.size) {
    setKnown(states)
    const ticked = changed.filter(({ state }) => state === 'solved').map(({ name }) => name)
    const lost = changed.filter(({ id, state }) => isLoss(known.get(id), state))
    const solved = checks.filter(({ state }) => state === 'solved').length
    const sentences = [
      ...(ticked.length > 0 && solved < checks.length
        ? [messages.ticked(ticked, solved, checks.length)]
        : []),
      ...(ticked.length > 0 && solved === checks.length ? [messages.complete(solved)] : []),
      ...(lost.length > 0 ? [messages.reopened(lost.map(({ name }) => name))] : []),
    ]
    if (sentences.length > 0) setSpoken(sentences.join(' '))
  }
  return { spoken }
}

const isLoss = (before: MissionCheck['state'] | undefined, now: MissionCheck['state']) =>
  (before === 'solved' && now !== 'solved') || (before === 'holding' && now === 'broken')
