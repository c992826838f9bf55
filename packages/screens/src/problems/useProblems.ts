import { useMessages } from '@rampart/ui/Language'
import type { Messages } from '@rampart/ui/Language'
import { useMemo } from 'react'
import { commonProblems } from './commonProblems.ts'
import type { Problems } from './defineProblems.ts'
import { problemText } from './problemText.ts'
import type { ProblemText } from './problemText.ts'

const none: Problems = { name: '', english: {}, errors: {} }

/**
 * Returns the function that says why something failed, in the page's language: with the words for
 * errors of any call, of a feature, and, for a form, of wrong fields.
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
