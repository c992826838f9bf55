import { useMessages } from '@rampart/ui/Language'
import { useMemo } from 'react'
import { AdapterError } from '../adapters/errors.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { accountProblems } from '../signin/accountProblems.ts'
import { factorDialogMessages } from './factorDialog.messages.ts'

/**
 * Why a call failed, at the form's only field if it is about that. A new object for each failure
 * moves the focus.
 */
export function useFactorErrors<Field extends string>(error: Error | null, field: Field) {
  const messages = useMessages(factorDialogMessages)
  const textOf = useProblems(accountProblems, fieldMessages)
  return useMemo(() => {
    const text = textOf(error, messages.failed)
    if (text === undefined) return {}
    const isOfField = error instanceof AdapterError && error.fieldErrors.length > 0
    return isOfField ? { fields: { [field]: text } as Record<Field, string> } : { form: text }
  }, [error, field, messages, textOf])
}
