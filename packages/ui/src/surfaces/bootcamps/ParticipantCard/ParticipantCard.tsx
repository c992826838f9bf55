import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { FactList } from '../../../components/FactList/FactList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { content, head, role } from './ParticipantCard.css.ts'
import { participantCardMessages } from './ParticipantCard.messages.ts'

export interface ParticipantCardProps extends RootProps {
  /** Full name. */
  name: string
  email: string
  /** Where the person lives; shown as not specified if left out or null. */
  country?: string | null
  /** Heading level of the name. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * A participant of a bootcamp: name, e-mail address and country. For a teacher use
 * `InstructorBlock`.
 */
export function ParticipantCard({
  name,
  email,
  country,
  headingLevel = 2,
  ...root
}: ParticipantCardProps) {
  const messages = useMessages(participantCardMessages)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-label={messages.participant}>
      <div className={content}>
        <div className={head}>
          <Avatar name={name} />
          <div>
            <p className={role}>{messages.participant}</p>
            <Heading level={headingLevel} size={18}>
              {name}
            </Heading>
          </div>
        </div>
        <FactList
          facts={[
            { label: messages.email, value: email },
            { label: messages.country, value: country?.trim() || messages.notSpecified },
          ]}
        />
      </div>
    </Card>
  )
}
