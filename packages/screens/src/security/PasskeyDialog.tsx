import { Dialog } from '@rampart/ui/Dialog'
import { useMessages } from '@rampart/ui/Language'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import { factorDialogMessages } from './factorDialog.messages.ts'
import { passkeyDialogMessages } from './passkeyDialog.messages.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { usePasskeyChanges } from './usePasskeys.ts'

/** The purpose of a dialog about passkeys. */
export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly id: string; readonly name: string }

interface PasskeyDialogProps {
  task: PasskeyTask
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds, renames or removes a passkey. */
export function PasskeyDialog({ task, isOpen, onOpenChange }: PasskeyDialogProps) {
  const messages = useMessages(passkeyDialogMessages)
  const { continue: goOn } = useMessages(factorDialogMessages)
  const notify = useNotify()
  const { add, rename, remove } = usePasskeyChanges()
  const isPending = add.isPending || rename.isPending || remove.isPending
  const end = (message: string) => {
    notify({ tone: 'success', message })
    onOpenChange(false)
  }
  const leave = () => {
    if (!isPending) onOpenChange(false)
  }
  const titles = {
    add: messages.addTitle,
    rename: messages.renameTitle,
    remove: messages.removeTitle,
  }
  return (
    <Dialog
      title={titles[task.kind]}
      size="medium"
      isOpen={isOpen}
      onOpenChange={leave}
      isDismissable={false}
    >
      {task.kind === 'add' ? (
        <ConfirmByPassword
          lead={messages.addLead}
          submitLabel={goOn}
          isCritical={false}
          isPending={add.isPending}
          error={add.error}
          onCancel={leave}
          onSubmit={(password) =>
            add.mutate(password, { onSuccess: (made) => made && end(messages.added) })
          }
        />
      ) : task.kind === 'rename' ? (
        <PasskeyNameForm
          name={task.name}
          isPending={rename.isPending}
          error={rename.error}
          onCancel={leave}
          onSubmit={(name) =>
            rename.mutate({ id: task.id, name }, { onSuccess: () => end(messages.renamed) })
          }
        />
      ) : (
        <ConfirmByPassword
          lead={messages.removeLead(task.name)}
          submitLabel={messages.remove}
          isCritical
          isPending={remove.isPending}
          error={remove.error}
          onCancel={leave}
          onSubmit={(password) =>
            remove.mutate({ id: task.id, password }, { onSuccess: () => end(messages.removed) })
          }
        />
      )}
    </Dialog>
  )
}
