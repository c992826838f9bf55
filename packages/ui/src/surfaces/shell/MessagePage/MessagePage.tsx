import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { Contours } from '../Contours/Contours.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import {
  action as actionStyle,
  code as codeStyle,
  message,
  motif,
  page,
  text as textStyle,
} from './MessagePage.css.ts'
import { messagePageMessages } from './MessagePage.messages.ts'

export interface MessagePageProps extends RootProps {
  /** What happened, in a few words: the title of the page. */
  title: string
  /** What it means and what to do, in a sentence or two. */
  text?: ReactNode
  /** A short code above the title, such as '404'. */
  code?: string
  /** What to do next: a `LinkButton`, a `Button` that tries again, or both. */
  action?: ReactNode
  /** For an error that replaces a page that was already shown: read out at once. @default false */
  isAlert?: boolean
}

/**
 * A page that is only a message: not found, access denied, coming soon, an error. For an empty list
 * use `EmptyState`; for a problem within a page use `Alert`.
 */
export function MessagePage({
  title,
  text,
  code,
  action,
  isAlert = false,
  ...root
}: MessagePageProps) {
  return (
    <div {...rootPropsOf(root)} className={page}>
      <div className={motif}>
        <Contours placement="fill" />
      </div>
      <PageContainer>
        <div className={message} role={isAlert ? 'alert' : undefined}>
          {code && <p className={codeStyle}>{code}</p>}
          <Heading level={1} size={38}>
            {title}
          </Heading>
          {text && <p className={textStyle}>{text}</p>}
          {action && <div className={actionStyle}>{action}</div>}
        </div>
      </PageContainer>
    </div>
  )
}

export interface NotFoundMessageProps extends RootProps {
  /** Address of the link to the first page. @default '/' */
  homeHref?: string
}

/** The page for an address that does not exist. */
export function NotFoundMessage({ homeHref = '/', ...root }: NotFoundMessageProps) {
  const messages = useMessages(messagePageMessages)
  return (
    <MessagePage
      {...rootPropsOf(root)}
      code="404"
      title={messages.notFound}
      text={messages.notFoundHelp}
      action={<LinkButton href={homeHref}>{messages.home}</LinkButton>}
    />
  )
}
