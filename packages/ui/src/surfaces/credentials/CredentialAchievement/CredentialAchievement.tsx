import { Check } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  content,
  criteria as criteriaStyle,
  fact as factStyle,
  facts as factList,
  head,
  item,
  link as linkStyle,
  list,
  mark,
  skillsPart,
} from './CredentialAchievement.css.ts'
import { credentialAchievementMessages } from './CredentialAchievement.messages.ts'

export interface CredentialAchievementProps extends RootProps {
  /** What its holder did to earn it, in a sentence. */
  criteria: string
  /** Facts about it, such as '8 lessons' and '1 Hr 35 Mins'. */
  facts?: readonly string[]
  /** What was learned; without any the list is left out. */
  skills?: readonly string[]
  /** The page where a reader can earn the same credential. */
  link?: { href: string; label: string } | undefined
  /** @default 2 */
  headingLevel?: 2 | 3
}

const none: readonly string[] = []

/** What the holder did to earn a certificate or badge, what was learned, and a link to earn one. */
export function CredentialAchievement({
  criteria,
  facts = none,
  skills = none,
  link,
  headingLevel = 2,
  ...root
}: CredentialAchievementProps) {
  const id = useId()
  const messages = useMessages(credentialAchievementMessages)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div className={content}>
        <div className={head}>
          <Heading level={headingLevel} size={20} id={id}>
            {messages.title}
          </Heading>
          <p className={criteriaStyle}>{criteria}</p>
          {facts.length > 0 && (
            <ul role="list" className={factList}>
              {facts.map((fact) => (
                <li key={fact} className={factStyle}>
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
        {skills.length > 0 && (
          <div className={skillsPart}>
            <Heading level={headingLevel === 2 ? 3 : 4} size={18} id={`${id}-skills`}>
              {messages.skills}
            </Heading>
            <ul role="list" aria-labelledby={`${id}-skills`} className={list}>
              {skills.map((skill) => (
                <li key={skill} className={item}>
                  <Check className={mark} size={16} strokeWidth={2.5} aria-hidden="true" />
                  <span>
                    <OfContent>{skill}</OfContent>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {link && (
          <div className={linkStyle}>
            <LinkButton href={link.href} variant="soft">
              {link.label}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}
