import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { Stack } from '@rampart/ui/Stack'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError } from '../adapters/errors.ts'
import { useProblems } from '../problems/useProblems.ts'
import { openingNoticeMessages } from './openingNotice.messages.ts'

/** The purpose of a mailed link: to confirm an address, or to stop the notices. */
export interface OpeningLink {
  part: 'confirm' | 'out'
  /** The code, or the id of the request to stop. */
  code: string
}

export interface OpeningNoticeScreenProps {
  /** Null if the address of the page has none. */
  link: OpeningLink | null
  bootcampHref: (slug: string) => string
  bootcampsHref: string
}

/**
 * The page that the links of the mails about openings open. Opening it changes nothing, because
 * programs open links of mails too: only a button does.
 */
export function OpeningNoticeScreen({ link, ...hrefs }: OpeningNoticeScreenProps) {
  return link ? <Asked key={link.code} link={link} {...hrefs} /> : <Unknown {...hrefs} />
}

type Hrefs = Omit<OpeningNoticeScreenProps, 'link'>

function Asked({ link: { part, code }, ...hrefs }: Hrefs & { link: OpeningLink }) {
  const messages = useMessages(openingNoticeMessages)
  const textOf = useProblems()
  const { bootcamp } = useAdapters()
  const page = useRef<HTMLDivElement>(null)
  const send = useMutation({
    mutationFn: async () => {
      if (part === 'confirm') return bootcamp.confirmOpening(code)
      await bootcamp.leaveOpening(code)
      return null
    },
  })
  const isUnknown = send.error instanceof AdapterError && [400, 404].includes(send.error.status)
  const isOver = send.isSuccess || isUnknown
  // The button is gone: the result is read out.
  useEffect(() => {
    if (isOver) page.current?.focus()
  }, [isOver])
  if (!isOver) {
    const failure = textOf(send.error, messages.failed)
    return (
      <MessagePage
        title={part === 'confirm' ? messages.askTitle : messages.leaveTitle}
        text={part === 'confirm' ? messages.askText : messages.leaveText}
        action={
          <Stack gap={4} align="center">
            {failure && (
              <Alert tone="critical" role="alert">
                {failure}
              </Alert>
            )}
            <Button onPress={() => send.mutate()} isPending={send.isPending}>
              {part === 'confirm' ? messages.confirm : messages.leave}
            </Button>
          </Stack>
        }
      />
    )
  }
  return (
    <div ref={page} tabIndex={-1}>
      {isUnknown ? <Unknown {...hrefs} /> : <Done slug={send.data ?? null} {...hrefs} />}
    </div>
  )
}

function Done({ slug, bootcampHref, bootcampsHref }: Hrefs & { slug: string | null }) {
  const messages = useMessages(openingNoticeMessages)
  return slug === null ? (
    <MessagePage
      title={messages.leftTitle}
      text={messages.leftText}
      action={<LinkButton href={bootcampsHref}>{messages.bootcamps}</LinkButton>}
    />
  ) : (
    <MessagePage
      title={messages.confirmedTitle}
      text={messages.confirmedText}
      action={<LinkButton href={bootcampHref(slug)}>{messages.bootcamp}</LinkButton>}
    />
  )
}

function Unknown({ bootcampsHref }: Hrefs) {
  const messages = useMessages(openingNoticeMessages)
  return (
    <MessagePage
      title={messages.unknownTitle}
      text={messages.unknownText}
      action={<LinkButton href={bootcampsHref}>{messages.bootcamps}</LinkButton>}
    />
  )
}
