import { Ban, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { FactList } from '../../../components/FactList/FactList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  chipLine,
  content,
  facts,
  head,
  idText,
  name,
  recipientLine,
} from './CredentialDetails.css.ts'
import { credentialDetailsMessages } from './CredentialDetails.messages.tsx'

export interface CredentialDetailsProps extends RootProps {
  /** Kind of credential, as words: 'Course Certificate'. */
  type: string
  /** What it was issued for. */
  title: string
  /** The person whom it was issued to; 'Unknown' if that was not recorded. */
  recipient: string
  /** Formatted date. */
  issuedOn: string
  /** Such as 'Certificate ID'. */
  idLabel: string
  /** The ID itself. */
  credentialId: string
  /** 'Valid', in the language of the page; the issuer's own words in a `ContentText`. */
  status: ReactNode
  /**
   * Why it is no longer valid, in a sentence: the status is then not shown as success, and an alert
   * comes first.
   */
  warning?: string
  /** Heading level of the title. @default 1 */
  headingLevel?: 1 | 2
}

/**
 * The public facts of a certificate or badge: what for, whom to, when, its ID, and whether it is
 * still valid.
 */
export function CredentialDetails({
  type,
  title,
  recipient,
  issuedOn,
  idLabel,
  credentialId,
  status,
  warning,
  headingLevel = 1,
  ...root
}: CredentialDetailsProps) {
  const messages = useMessages(credentialDetailsMessages)
  const StatusIcon = warning ? Ban : CircleCheck
  return (
    <Card {...rootPropsOf(root)} as="section" aria-label={messages.detailsOf(type)}>
      <div className={content}>
        {warning && (
          <Alert tone="critical" title={status} icon={<Ban size={20} />}>
            {warning}
          </Alert>
        )}
        <div className={head}>
          <div className={chipLine}>
            <Chip tone="accent">{type}</Chip>
          </div>
          <Heading level={headingLevel} size={30}>
            <OfContent>{title}</OfContent>
          </Heading>
          <p className={recipientLine}>
            {messages.issuedTo(
              <strong translate="no" className={name}>
                {recipient}
              </strong>,
            )}
          </p>
        </div>
        <div className={facts}>
          <FactList
            facts={[
              { label: messages.issuedOn, value: issuedOn },
              {
                label: idLabel,
                value: (
                  <span translate="no" className={idText}>
                    {credentialId}
                  </span>
                ),
              },
              {
                label: messages.status,
                value: (
                  <Chip tone={warning ? 'critical' : 'success'}>
                    <StatusIcon size={14} aria-hidden="true" />
                    {status}
                  </Chip>
                ),
              },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}
