import type { LucideIcon } from 'lucide-react'
import { Award, BookOpen, Clock, CreditCard, LockOpen, TabletSmartphone, Ticket } from 'lucide-react'
import { Card } from '../Card/Card.tsx'
import type { CredentialKind } from '../CredentialSection/credentialNames.ts'
import { credentialNames } from '../CredentialSection/credentialNames.ts'
import { Heading } from '../Heading/Heading.tsx'
import { content, fact, facts, iconPlace } from './CourseSideCard.css.ts'

export interface CourseSideCardProps {
  /** Who may enter; anything but `open` and `invite` needs a subscription. */
  accessType: 'open' | 'invite' | 'subscription'
  /** What completing the course earns. */
  credential: CredentialKind
  /** Number of lessons, said only above 10. */
  lessons?: number
  /** Formatted length, such as '2 Hrs 30 Mins'; leave out when it is not worth saying. */
  duration?: string
  /** @default 'Course Details' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

const access: Record<CourseSideCardProps['accessType'], readonly [text: string, icon: LucideIcon]> = {
  open: ['Open to All Registered Users', LockOpen],
  invite: ['Invite Code is Required', Ticket],
  subscription: ['Active Subscription Required', CreditCard],
}

/** The facts of a course beside its details: access, devices, length, credential. */
export function CourseSideCard({ accessType, credential, lessons = 0, duration, title = 'Course Details', headingLevel = 2 }: CourseSideCardProps) {
  const [accessText, AccessIcon] = access[accessType] ?? access.subscription
  return (
    <Card as="section">
      <div className={content}>
        <Heading level={headingLevel} size={20}>
          {title}
        </Heading>
        <ul role="list" className={facts}>
          <Fact about="Access" icon={AccessIcon} text={accessText} />
          <Fact about="Devices" icon={TabletSmartphone} text="Available on Phone and Tablet" />
          {lessons > 10 && <Fact about="Lessons" icon={BookOpen} text={`${lessons} Lessons`} />}
          {duration && <Fact about="Duration" icon={Clock} text={duration} />}
          <Fact about="Credential" icon={Award} text={credentialNames[credential]} />
        </ul>
      </div>
    </Card>
  )
}

function Fact({ about, icon: Icon, text }: { about: string; icon: LucideIcon; text: string }) {
  return (
    <li className={fact}>
      <span className={iconPlace}>
        <Icon size={20} role="img" aria-label={about} />
      </span>
      <span>{text}</span>
    </li>
  )
}
