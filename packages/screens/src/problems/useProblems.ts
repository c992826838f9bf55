import { useMessages } from '@rampart/ui/Language'
import type { Messages } from '@rampart/ui/Language'
import { useMemo } from 'react'
import { commonProblems } from './commonProblems.ts'
import type { Problems } from './defineProblems.ts'
import { problemText } from './problemText.ts'
import type { ProblemText } from './problemText.ts'

const none: Problems = { name: '', english: {}, errors: {} }

/**
 * Says why something failed, in the language around: with the words for what any call can end with,
 * for the errors of a feature, and for wrong fields where there is a form.
 */
export function useProblems(
  problems: Problems = none,
  fields: Messages<object> = none,
): ProblemText {
  const common = useMessages(commonProblems)
  const own = useMessages(problems)
  const ofFields = useMessages(fields)
  return useMemo(() => {
    const errors = { ...commonProblems.errors, ...problems.errors }
    return problemText({ errors, sentences: { ...common, ...own, ...ofFields } })
  }, [common, own, ofFields, problems])
}
