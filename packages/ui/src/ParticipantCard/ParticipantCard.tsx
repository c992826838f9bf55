import { Avatar } from '../Avatar/Avatar.tsx'
import { Card } from '../Card/Card.tsx'
import { FactList } from '../FactList/FactList.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { content, head, role } from './ParticipantCard.css.ts'

export interface ParticipantCardProps {
  /** Full name. */
  name: string
  email: string
  /** Where the person lives; said to be not specified when left out or null. */
  country?: string | null
  /** Heading level of the name. @default 2 */
  headingLevel?: 2 | 3
}

/** Who takes part in a bootcamp: name, e-mail address and country. For the person who teaches use `InstructorBlock`. */
export function ParticipantCard({ name, email, country, headingLevel = 2 }: ParticipantCardProps) {
  return (
    <Card as="section" aria-label="Participant">
      <div className={content}>
        <div className={head}>
          <Avatar name={name} />
          <div>
            <p className={role}>Participant</p>
            <Heading level={headingLevel} size={18}>
              {name}
            </Heading>
          </div>
        </div>
        <FactList
          facts={[
            { label: 'Email', value: email },
            { label: 'Country', value: country?.trim() || 'Not specified' },
          ]}
        />
      </div>
    </Card>
  )
}
