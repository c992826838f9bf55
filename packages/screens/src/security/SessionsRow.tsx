import type { SignInSession } from '@rampart/contract/entities/signInSession'
import { AccessList } from '@rampart/ui/AccessList'
import { Button } from '@rampart/ui/Button'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { SettingRow } from '@rampart/ui/SettingRow'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useRef } from 'react'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { listPlace } from './SessionsRow.css.ts'
import { usePressFocus } from '../pages/usePressFocus.ts'
import { securityMessages } from './security.messages.ts'
import { deviceText, isPhone, momentText } from './sessionTexts.ts'
import { useSessions } from './useSessions.ts'

/**
 * The devices on which the learner is signed in; each other one can be signed out, or all at once.
 */
export function SessionsRow() {
  const messages = useMessages(securityMessages)
  const { query, endingId, end, isEndingOthers, endOthers } = useSessions()
  const { data: sessions } = query
  const { error, ...retry } = useLoadFailure(query)
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = usePressFocus(list)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <SettingRow
      title={messages.sessions}
      description={messages.sessionsHelp}
      below={
        error ? (
          <RetryAlert isMinor {...retry}>
            {messages.loadFailed}
          </RetryAlert>
        ) : (
          <div ref={list} className={listPlace}>
            <Sessions
              sessions={sessions}
              endingId={endingId}
              onEnd={(id) => {
                keepFocus()
                end(id)
              }}
            />
          </div>
        )
      }
    >
      {hasOthers && (
        <Button
          variant="outline"
          onPress={() => {
            keepFocus()
            endOthers()
          }}
          isPending={isEndingOthers}
        >
          {messages.endOthers}
        </Button>
      )}
    </SettingRow>
  )
}

interface SessionsProps {
  /** Undefined while they load. */
  sessions: readonly SignInSession[] | undefined
  endingId: string | undefined
  onEnd: (id: string) => void
}

/** Shown in place of the list while it loads. */
const placeholder: SignInSession = {
  _id: '',
  browser: 'Chrome',
  system: 'Windows',
  signedInAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-01T00:00:00.000Z',
  isCurrent: true,
}

function Sessions({ sessions, endingId, onEnd }: SessionsProps) {
  const messages = useMessages(securityMessages)
  const locale = useLocale()
  const list = (
    <AccessList
      label={messages.sessions}
      items={(sessions ?? [placeholder]).map((session) => {
        const title = deviceText(session, messages)
        const signedIn = momentText(session.signedInAt, locale)
        return {
          id: session._id,
          kind: isPhone(session) ? 'phone' : 'computer',
          title,
          ...(session.isCurrent
            ? { mark: messages.thisDevice, detail: messages.signedIn(signedIn) }
            : {
                detail: messages.signedInAndUsed(signedIn, momentText(session.lastUsedAt, locale)),
                action: (
                  <Button
                    variant="outline"
                    size="small"
                    onPress={() => onEnd(session._id)}
                    isPending={endingId === session._id}
                  >
                    {messages.end}
                    <VisuallyHidden> {title}</VisuallyHidden>
                  </Button>
                ),
              }),
        }
      })}
    />
  )
  if (sessions) return list
  return (
    <SkeletonRegion isLoading label={messages.loading}>
      <Skeleton isLoading>{list}</Skeleton>
    </SkeletonRegion>
  )
}
