import type { SecondFactors } from '@rampart/contract/entities/secondFactor'
import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { SettingRow } from '@rampart/ui/SettingRow'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useState } from 'react'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { factorMessages } from './factors.messages.ts'
import type { FactorTask } from './FactorDialog.tsx'
import { dateText } from './sessionTexts.ts'
import { useFactors } from './useFactors.ts'
import { usePasskeys } from './usePasskeys.ts'

const FactorDialog = lazyOverlay(async () => (await import('./FactorDialog.tsx')).FactorDialog)

/** This many codes or fewer: it is time for new ones. */
const fewCodes = 3

/** Shown in place of data that is not loaded yet. */
const placeholder: SecondFactors = { totpSince: null, passkeySince: null, recoveryCodes: 0 }

/**
 * Second factors besides the password: an authenticator app or a passkey, and the codes for lost
 * ones.
 */
export function FactorRows() {
  const messages = useMessages(factorMessages)
  const query = useFactors()
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  const { data: passkeys } = usePasskeys()
  const [task, setTask] = useState<FactorTask>()
  if (error)
    return (
      <SettingRow
        title={messages.app}
        description={messages.appHelp}
        below={
          <RetryAlert isMinor {...retry}>
            {messages.loadFailed}
          </RetryAlert>
        }
      />
    )
  const rows = (
    <Rows
      factors={data ?? placeholder}
      hasPasskeys={(passkeys?.length ?? 0) > 0}
      onTask={setTask}
    />
  )
  return (
    <>
      {data ? (
        rows
      ) : (
        <SkeletonRegion isLoading label={messages.loading}>
          <Skeleton isLoading>{rows}</Skeleton>
        </SkeletonRegion>
      )}
      {task && <FactorDialog task={task} isOpen onOpenChange={() => setTask(undefined)} />}
    </>
  )
}

interface RowsProps {
  factors: SecondFactors
  hasPasskeys: boolean
  onTask: (task: FactorTask) => void
}

function Rows({
  factors: { totpSince, passkeySince, recoveryCodes },
  hasPasskeys,
  onTask,
}: RowsProps) {
  const messages = useMessages(factorMessages)
  const locale = useLocale()
  const isOn = totpSince !== null
  const isAsked = passkeySince !== null
  return (
    <>
      <SettingRow
        title={messages.app}
        description={isOn ? messages.appOn(dateText(totpSince, locale)) : messages.appHelp}
      >
        {/* One button for both, so that the focus returns to it after a change. */}
        <Button
          variant="outline"
          tone={isOn ? 'critical' : 'accent'}
          onPress={() => onTask(isOn ? 'turnOff' : 'setUp')}
          aria-haspopup="dialog"
        >
          {isOn ? messages.turnOff : messages.setUp}
          <VisuallyHidden> {messages.app}</VisuallyHidden>
        </Button>
      </SettingRow>
      {/* If an app is on, a passkey can be used in its place anyway. */}
      {(isAsked || (hasPasskeys && !isOn)) && (
        <SettingRow
          title={messages.step}
          description={
            isAsked ? messages.stepOn(dateText(passkeySince, locale)) : messages.stepHelp
          }
        >
          <Button
            variant="outline"
            tone={isAsked ? 'critical' : 'accent'}
            onPress={() => onTask(isAsked ? 'stop' : 'ask')}
            aria-haspopup="dialog"
          >
            {isAsked ? messages.turnOff : messages.stepTurnOn}
            <VisuallyHidden> {messages.step}</VisuallyHidden>
          </Button>
        </SettingRow>
      )}
      {(isOn || isAsked) && (
        <SettingRow
          title={messages.codes}
          description={messages.codesLeft(recoveryCodes)}
          below={recoveryCodes <= fewCodes && <Alert tone="caution">{messages.fewLeft}</Alert>}
        >
          <Button variant="outline" onPress={() => onTask('newCodes')} aria-haspopup="dialog">
            {messages.newCodes}
          </Button>
        </SettingRow>
      )}
    </>
  )
}
