import { Dialog } from '@rampart/ui/Dialog'
import { useMessages } from '@rampart/ui/Language'
import { RecoveryCodes } from '@rampart/ui/RecoveryCodes'
import { TotpSetup } from '@rampart/ui/TotpSetup'
import { useState } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { saveFile } from '../clipboard/saveFile.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { factorProblem } from '../signin/factorRules.ts'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import { factorDialogMessages } from './factorDialog.messages.ts'
import { useFactorErrors } from './useFactorErrors.ts'
import { useFactorChanges } from './useFactorChanges.ts'

/** The purpose of a dialog about second factors. */
export type FactorTask = 'setUp' | 'turnOff' | 'ask' | 'stop' | 'newCodes'

interface FactorDialogProps {
  task: FactorTask
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Sets up an authenticator app, turns on a passkey as second factor, turns either off, or makes new
 * recovery codes; each begins with the password.
 */
export function FactorDialog({ task, isOpen, onOpenChange }: FactorDialogProps) {
  const messages = useMessages(factorDialogMessages)
  const fields = useMessages(fieldMessages)
  const notify = useNotify()
  const { begin, confirm, turnOff, ask, stop, renew } = useFactorChanges()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isLeaving, setLeaving] = useState(false)
  const [incomplete, setIncomplete] = useState<{ code: string }>()
  const errors = useFactorErrors(confirm.error, 'code')
  const words = {
    setUp: { title: messages.setUpTitle, lead: messages.setUpLead, submit: messages.continue },
    turnOff: {
      title: messages.turnOffTitle,
      lead: messages.turnOffLead,
      submit: messages.turnOff,
    },
    ask: { title: messages.askTitle, lead: messages.askLead, submit: messages.turnOn },
    stop: { title: messages.stopTitle, lead: messages.stopLead, submit: messages.turnOff },
    newCodes: {
      title: messages.newCodesTitle,
      lead: messages.newCodesLead,
      submit: messages.makeCodes,
    },
  }[task]
  const byPassword = { setUp: begin, turnOff, ask, stop, newCodes: renew }[task]
  const isPending = byPassword.isPending || confirm.isPending

  const end = (message: string) => {
    notify({ tone: 'success', message })
    onOpenChange(false)
  }
  const sendPassword = (password: string) => {
    if (task === 'setUp') begin.mutate(password)
    else if (task === 'turnOff')
      turnOff.mutate(password, { onSuccess: () => end(messages.turnedOff) })
    else if (task === 'stop') stop.mutate(password, { onSuccess: () => end(messages.stopped) })
    else if (task === 'ask')
      ask.mutate(password, { onSuccess: (made) => (made ? setCodes(made) : end(messages.asked)) })
    else renew.mutate(password, { onSuccess: setCodes })
  }
  const sendCode = (code: string) => {
    const problem = factorProblem('totp', code, fields)
    setIncomplete(problem === null ? undefined : { code: problem })
    if (problem !== null) return
    confirm.mutate(
      { code, password: begin.variables ?? '' },
      { onSuccess: (made) => (made ? setCodes(made) : end(messages.turnedOn)) },
    )
  }
  const finish = () => {
    if (task === 'newCodes') onOpenChange(false)
    else end(task === 'ask' ? messages.asked : messages.turnedOn)
  }
  const leave = () => {
    if (codes) setLeaving(true)
    else if (!isPending) onOpenChange(false)
  }
  return (
    <Dialog
      title={codes ? messages.codesTitle : words.title}
      size="medium"
      isOpen={isOpen}
      onOpenChange={leave}
      isDismissable={false}
    >
      {codes ? (
        <RecoveryCodes
          codes={codes}
          isLeaving={isLeaving}
          onCopy={copyText}
          onDownload={(text) => saveFile('recovery-codes.txt', 'text/plain', text)}
          onDone={finish}
        />
      ) : begin.data ? (
        <TotpSetup
          {...begin.data}
          errors={incomplete ?? errors.fields}
          error={incomplete ? undefined : errors.form}
          isPending={confirm.isPending}
          onCopy={copyText}
          onSubmit={sendCode}
        />
      ) : (
        <ConfirmByPassword
          lead={words.lead}
          submitLabel={words.submit}
          isCritical={task === 'turnOff' || task === 'stop'}
          isPending={byPassword.isPending}
          error={byPassword.error}
          onCancel={leave}
          onSubmit={sendPassword}
        />
      )}
    </Dialog>
  )
}
