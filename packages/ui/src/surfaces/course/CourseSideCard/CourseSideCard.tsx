import type { LucideIcon } from 'lucide-react'
import {
  Award,
  BookOpen,
  Clock,
  CreditCard,
  LockOpen,
  TabletSmartphone,
  Ticket,
} from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import type { CredentialKind } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { credentialKindMessages } from '../../credentials/kinds/credentialKinds.messages.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { content, fact, facts, iconPlace, subscribe } from './CourseSideCard.css.ts'
import { courseSideCardMessages } from './CourseSideCard.messages.ts'

export interface CourseSideCardProps extends RootProps {
  /** Who may enroll. An unknown value counts as `subscription`. */
  accessType: 'open' | 'invite' | 'subscription'
  /** Address to get a subscription: shown if the course needs one. */
  subscribeHref?: string
  /** Another way to get a subscription, such as a `RequestAction`. */
  subscribeAction?: ReactNode
  /** What completing the course earns. */
  credential: CredentialKind | 'none'
  /** Number of lessons, shown only above 10. */
  lessons?: number
  /** Formatted length, such as '2 Hrs 30 Mins'; leave out if it is too short to be of interest. */
  duration?: string
  /** @default 'Course Details' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

const accessIcons: Record<CourseSideCardProps['accessType'], LucideIcon> = {
  open: LockOpen,
  invite: Ticket,
  subscription: CreditCard,
}

/** The facts of a course beside its details: access, devices, length, credential. */
export function CourseSideCard({
  accessType,
  subscribeHref,
  subscribeAction,
  credential,
  lessons = 0,
  duration,
  title,
  headingLevel = 2,
  ...root
}: CourseSideCardProps) {
  const id = useId()
  const messages = useMessages(courseSideCardMessages)
  const kinds = useMessages(credentialKindMessages)
  const access = Object.hasOwn(accessIcons, accessType) ? accessType : 'subscription'
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div className={content}>
        <Heading level={headingLevel} size={20} id={id}>
          {title ?? messages.title}
        </Heading>
        <ul role="list" className={facts}>
          <Fact
            about={messages.access}
            icon={accessIcons[access]}
            text={messages.accessTypes[access]}
          />
          <Fact about={messages.devices} icon={TabletSmartphone} text={messages.anyDevice} />
          {lessons > 10 && (
            <Fact about={messages.lessons} icon={BookOpen} text={messages.lessonCount(lessons)} />
          )}
          {duration && <Fact about={messages.duration} icon={Clock} text={duration} />}
          <Fact about={messages.credential} icon={Award} text={kinds[credential].name} />
        </ul>
        {subscribeHref && access === 'subscription' && (
          <p>
            <a href={subscribeHref} className={subscribe}>
              {messages.subscribe}
            </a>
          </p>
        )}
        {access === 'subscription' && subscribeAction}
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
