import type { SecondFactors } from '@rampart/contract/entities/secondFactor'
import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { SettingRow } from '@rampart/ui/SettingRow'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { useState } from 'react'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { factorMessages } from './factors.messages.ts'
import type { FactorTask } from './FactorDialog.tsx'
import { dateText } from './sessionTexts.ts'
import { useFactors } from './useFactors.ts'

const FactorDialog = lazyOverlay(async () => (await import('./FactorDialog.tsx')).FactorDialog)

/** So many are few: it is time for new ones. */
const fewCodes = 3

/** Stands for what is not loaded yet. */
const placeholder: SecondFactors = { totpSince: null, recoveryCodes: 0 }

/** What signing in asks for besides the password: an authenticator app, and the codes for a lost one. */
export function FactorRows() {
  const messages = useMessages(factorMessages)
  const { data, isLoadingError, isFetching, refetch } = useFactors()
  const [task, setTask] = useState<FactorTask>()
  if (isLoadingError)
    return (
      <SettingRow
        title={messages.app}
        description={messages.appHelp}
        below={
          <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
            {messages.loadFailed}
          </RetryAlert>
        }
      />
    )
  const rows = <Rows factors={data ?? placeholder} onTask={setTask} />
  return (
    <>
      {data ? (
        rows
      ) : (
        <SkeletonRegion isLoading label={messages.loading}>
          <Skeleton isLoading>{rows}</Skeleton>
        </SkeletonRegion>
      )}
      {task && <FactorDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  )
}

interface RowsProps {
  factors: SecondFactors
  onTask: (task: FactorTask) => void
}

function Rows({ factors: { totpSince, recoveryCodes }, onTask }: RowsProps) {
  const messages = useMessages(factorMessages)
  const locale = useLocale()
  const isOn = totpSince !== null
  return (
    <>
      <SettingRow
        title={messages.app}
        description={isOn ? messages.appOn(dateText(totpSince, locale)) : messages.appHelp}
      >
        {/* One button for both, so that focus comes back to it after a change. */}
        <Button
          variant="outline"
          tone={isOn ? 'critical' : 'accent'}
          onPress={() => onTask(isOn ? 'turnOff' : 'setUp')}
          aria-haspopup="dialog"
        >
          {isOn ? messages.turnOff : messages.setUp}
        </Button>
      </SettingRow>
      {isOn && (
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
