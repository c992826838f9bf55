import { Check } from 'lucide-react'
import { useId } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useKeptFocus } from '../../../useKeptFocus.ts'
import { actions, content, head, mark, sample, samples, words } from './EvidenceQuestion.css.ts'
import { evidenceQuestionMessages } from './EvidenceQuestion.messages.ts'

/** The learner's answer: none yet, or that labs are shown or hidden. */
export type EvidenceAnswer = 'unasked' | 'shown' | 'hidden'

export interface EvidenceQuestionProps extends RootProps {
  answer: EvidenceAnswer
  /** What is shown or would be shown, one sentence for each lab. */
  labs: readonly string[]
  /** Called with the learner's answer. */
  onAnswer: (isShown: boolean) => void
  /** The answer that is being saved. */
  pending?: 'shown' | 'hidden' | undefined
  /** Why the last answer could not be saved. */
  error?: string | undefined
  /** @default 2 */
  headingLevel?: 2 | 3
}

/**
 * Asks once whether a learner's credentials may show the labs that they solved, then shows the
 * answer.
 */
export function EvidenceQuestion({
  answer,
  labs,
  onAnswer,
  pending,
  error,
  headingLevel = 2,
  ...root
}: EvidenceQuestionProps) {
  const id = useId()
  const messages = useMessages(evidenceQuestionMessages)
  const { place, watch } = useKeptFocus<HTMLDivElement>()
  const showButton = answer !== 'shown'
  const hideButton = answer !== 'hidden'
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div className={content}>
        <div ref={place} className={head} role={answer === 'unasked' ? undefined : 'status'}>
          <Heading level={headingLevel} size={20} id={id}>
            {messages.titles[answer]}
          </Heading>
          <Text tone="muted">{messages.texts[answer]}</Text>
        </div>
        {answer !== 'hidden' && labs.length > 0 && (
          <ul role="list" aria-label={messages.shows} className={samples}>
            {labs.map((lab) => (
              <li key={lab} className={sample}>
                <Check size={18} aria-hidden="true" className={mark} />
                <span className={words}>{lab}</span>
              </li>
            ))}
          </ul>
        )}
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        <div {...watch} className={actions}>
          {showButton && (
            <Button
              variant={answer === 'unasked' ? 'solid' : 'outline'}
              onPress={() => !pending && onAnswer(true)}
              isPending={pending === 'shown'}
            >
              {messages.show}
            </Button>
          )}
          {hideButton && (
            <Button
              variant="outline"
              onPress={() => !pending && onAnswer(false)}
              isPending={pending === 'hidden'}
            >
              {answer === 'unasked' ? messages.hide : messages.stop}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
