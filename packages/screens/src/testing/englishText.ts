import type { Messages } from '@rampart/ui/Language'
import { commonProblems } from '../problems/commonProblems.ts'
import type { Problems } from '../problems/defineProblems.ts'
import { problemText } from '../problems/problemText.ts'

/** As `useProblems`, in English, for tests without React. */
export const englishText = (problems: Problems = commonProblems, fields?: Messages<object>) =>
  problemText({
    errors: { ...commonProblems.errors, ...problems.errors },
    sentences: { ...commonProblems.english, ...problems.english, ...fields?.english },
  })
