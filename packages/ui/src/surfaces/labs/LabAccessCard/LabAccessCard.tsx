import { Eye, EyeOff, SquareTerminal } from 'lucide-react'
import { createElement, Fragment, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  address,
  blurred,
  buttons,
  content,
  head,
  mark,
  name as nameStyle,
  row,
  rows,
  value as valueStyle,
  wideRow,
} from './LabAccessCard.css.ts'
import { labAccessCardMessages } from './LabAccessCard.messages.ts'

/** One thing to sign in to the lab with. */
export interface LabCredential {
  name: string
  value: string
  /** Shown only on request: a password, secret, key or token. */
  isSecret: boolean
}

export interface LabAccessCardProps extends RootProps {
  /** Address of the environment; without one there is no link to it. */
  url?: string
  credentials: readonly LabCredential[]
  /** Copies a value to the clipboard; a rejection shows that it failed. */
  onCopy: (value: string) => Promise<void>
}

/**
 * Shown blurred in place of a secret: always the same, so that a picture of the screen does not
 * even show its length.
 */
const standIn = 'shown-on-request'

/** An address that does not fit breaks before a dot rather than inside a name. */
const breakable = (url: string) =>
  createElement(Fragment, null, ...url.split(/(?=\.)/).flatMap(afterBreak))

const afterBreak = (part: string, at: number) => (at === 0 ? [part] : [createElement('wbr'), part])

/**
 * Address and credentials of a running lab. Secrets are in the page only on request, but can be
 * copied without being shown. Only web addresses become links, even if the server sends others.
 */
export function LabAccessCard({ url, credentials, onCopy, ...root }: LabAccessCardProps) {
  const messages = useMessages(labAccessCardMessages)
  const [isShown, setShown] = useState(false)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-label={messages.title}>
      <div className={content}>
        <div className={head}>
          <span className={mark}>
            <SquareTerminal size={20} aria-hidden="true" />
          </span>
          <Heading level={2} size={20}>
            {messages.title}
          </Heading>
        </div>
        <dl className={rows}>
          {url && (
            <div className={`${row} ${wideRow}`}>
              <dt className={nameStyle}>{messages.url}</dt>
              <dd className={valueStyle}>
                <code translate="no" className={address}>
                  {breakable(url)}
                </code>
              </dd>
              <dd className={buttons}>
                {/^https?:\/\//i.test(url) && (
                  <LinkButton href={url} opensNewTab size="small">
                    {messages.open}
                  </LinkButton>
                )}
                <CopyButton
                  value={url}
                  onCopy={onCopy}
                  what={messages.copiedUrl}
                  size="small"
                  variant="plain"
                />
              </dd>
            </div>
          )}
          {credentials.map(({ name, value, isSecret }) => (
            <div key={name} className={row}>
              <dt className={nameStyle}>{name}</dt>
              <dd className={valueStyle}>
                {isSecret && !isShown ? (
                  <>
                    <span aria-hidden="true" className={blurred}>
                      {standIn}
                    </span>
                    <VisuallyHidden>{messages.hidden}</VisuallyHidden>
                  </>
                ) : (
                  <span translate="no">{value}</span>
                )}
              </dd>
              <dd className={buttons}>
                <CopyButton
                  value={value}
                  onCopy={onCopy}
                  what={name}
                  size="small"
                  variant="plain"
                />
              </dd>
            </div>
          ))}
        </dl>
        {credentials.some(({ isSecret }) => isSecret) && (
          <div>
            <Button variant="outline" size="small" onPress={() => setShown(!isShown)}>
              {isShown ? (
                <EyeOff size={16} aria-hidden="true" />
              ) : (
                <Eye size={16} aria-hidden="true" />
              )}
              {isShown ? messages.hide : messages.show}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
