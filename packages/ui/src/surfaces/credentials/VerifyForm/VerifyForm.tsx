import { SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { TextField } from '../../../components/TextField/TextField.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { form, submit } from './VerifyForm.css.ts'
import { verifyFormMessages } from './VerifyForm.messages.ts'

export interface VerifyFormProps extends RootProps {
  /** Why the ID was refused. What was typed stays. */
  error?: string
  /** Called when the ID is edited: remove the error. */
  onEdit?: () => void
  /** Gets the ID without spaces around it. */
  onSubmit: (id: string) => void
}

/** Asks for the ID of a certificate to look up. Verify is disabled until there is one. */
export function VerifyForm({ error, onEdit, onSubmit, ...root }: VerifyFormProps) {
  const messages = useMessages(verifyFormMessages)
  const [id, setId] = useState('')
  const trimmed = id.trim()
  return (
    <form
      {...rootPropsOf(root)}
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed) onSubmit(trimmed)
      }}
    >
      <TextField
        label={messages.id}
        name="certId"
        value={id}
        onChange={(next) => {
          setId(next)
          onEdit?.()
        }}
        error={error}
        family="mono"
        placeholder="CSN-xxxxx"
        autoComplete="off"
        maxLength={500}
      />
      <div className={submit}>
        <Button type="submit" isDisabled={!trimmed}>
          <SearchCheck size={20} aria-hidden="true" />
          {messages.verify}
        </Button>
      </div>
    </form>
  )
}
