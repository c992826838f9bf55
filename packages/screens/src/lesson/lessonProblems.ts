import { lessonErrors } from '@rampart/contract/errors/lessonErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about lessons and quizzes can end with. */
export const lessonProblems = defineProblems('lessonProblems', lessonErrors)
