import { Check } from 'lucide-react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  content,
  did,
  facts,
  head,
  item,
  lab as labStyle,
  link,
  list,
  mark,
  words,
} from './CredentialEvidence.css.ts'
import { credentialEvidenceMessages } from './CredentialEvidence.messages.tsx'

/** A lab that the holder solved. */
export interface EvidenceLab {
  /** Its id on the page; the signed document refers to it. */
  id: string
  title: string
  /** Address of the lab's page; without it the title is plain text. */
  href?: string | undefined
  solved: number
  checks: number
  /** Minutes from the start of the session to the solution. */
  minutes: number
  /** Formatted date. */
  solvedOn: string
}

export interface CredentialEvidenceProps extends RootProps {
  /** At least one. */
  labs: readonly EvidenceLab[]
  /** @default 2 */
  headingLevel?: 2 | 3
}

/**
 * What the holder of a credential has done themselves: the labs that they solved and agreed to
 * show, as it is signed.
 */
export function CredentialEvidence({ labs, headingLevel = 2, ...root }: CredentialEvidenceProps) {
  const id = useId()
  const messages = useMessages(credentialEvidenceMessages)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div className={content}>
        <div className={head}>
          <Heading level={headingLevel} size={20} id={id}>
            {messages.title}
          </Heading>
          <Text size={14} tone="muted">
            {messages.lead}
          </Text>
        </div>
        <ul role="list" className={list}>
          {labs.map(({ id: anchor, title, href, solved, checks, minutes, solvedOn }) => (
            <li key={anchor} id={anchor} className={item}>
              <span className={mark} aria-hidden="true">
                <Check size={16} strokeWidth={3} />
              </span>
              <div className={words}>
                <p className={did}>
                  {messages.did(
                    solved,
                    checks,
                    href ? (
                      <a href={href} className={link}>
                        <OfContent>{title}</OfContent>
                      </a>
                    ) : (
                      <span className={labStyle}>
                        <OfContent>{title}</OfContent>
                      </span>
                    ),
                  )}
                </p>
                <p className={facts}>{messages.facts(minutes, solvedOn)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
