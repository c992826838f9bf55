import type { Passkey } from '@rampart/contract/entities/passkey'
import { AccessList } from '@rampart/ui/AccessList'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { SettingRow } from '@rampart/ui/SettingRow'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import type { PasskeyTask } from './PasskeyDialog.tsx'
import { passkeyMessages } from './passkeys.messages.ts'
import { passkeyDetail, passkeyName } from './passkeyTexts.ts'
import { usePasskeys } from './usePasskeys.ts'

const PasskeyDialog = lazyOverlay(async () => (await import('./PasskeyDialog.tsx')).PasskeyDialog)

/** The account's passkeys; each can be renamed and removed, and others can be added. */
export function PasskeysRow() {
  const messages = useMessages(passkeyMessages)
  const { authenticator } = useAdapters()
  const query = usePasskeys()
  const { data: passkeys } = query
  const { error, ...retry } = useLoadFailure(query)
  const [task, setTask] = useState<PasskeyTask>()
  const canAdd = authenticator.isSupported()
  return (
    <>
      <SettingRow
        title={messages.passkeys}
        description={canAdd ? messages.passkeysHelp : messages.unsupported}
        below={
          error ? (
            <RetryAlert isMinor {...retry}>
              {messages.loadFailed}
            </RetryAlert>
          ) : (
            passkeys?.length !== 0 && <Passkeys passkeys={passkeys} onTask={setTask} />
          )
        }
      >
        {canAdd && (
          <Button variant="outline" onPress={() => setTask({ kind: 'add' })} aria-haspopup="dialog">
            {messages.add}
          </Button>
        )}
      </SettingRow>
      {task && <PasskeyDialog task={task} isOpen onOpenChange={() => setTask(undefined)} />}
    </>
  )
}

/** Shown in place of the list while it loads. */
const placeholder: Passkey = {
  _id: '',
  name: null,
  provider: null,
  kind: 'device',
  isSynced: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
}

interface PasskeysProps {
  /** Undefined while they load. */
  passkeys: readonly Passkey[] | undefined
  onTask: (task: PasskeyTask) => void
}

function Passkeys({ passkeys, onTask }: PasskeysProps) {
  const messages = useMessages(passkeyMessages)
  const locale = useLocale()
  const list = (
    <AccessList
      label={messages.passkeys}
      items={(passkeys ?? [placeholder]).map((passkey) => {
        const { _id: id } = passkey
        const name = passkeyName(passkey, messages)
        return {
          id,
          kind: 'passkey',
          title: name,
          detail: passkeyDetail(passkey, messages, locale),
          ...(passkey.isSynced && { mark: messages.synced }),
          action: (
            <Inline gap={2}>
              <Button
                variant="plain"
                size="small"
                onPress={() => onTask({ kind: 'rename', id, name })}
                aria-haspopup="dialog"
              >
                {messages.rename}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
              <Button
                variant="outline"
                size="small"
                onPress={() => onTask({ kind: 'remove', id, name })}
                aria-haspopup="dialog"
              >
                {messages.remove}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Inline>
          ),
        }
      })}
    />
  )
  if (passkeys) return list
  return (
    <SkeletonRegion isLoading label={messages.loading}>
      <Skeleton isLoading>{list}</Skeleton>
    </SkeletonRegion>
  )
}
