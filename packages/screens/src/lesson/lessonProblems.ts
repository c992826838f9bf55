import { lessonErrors } from '@rampart/contract/errors/lessonErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about lessons and quizzes. */
export const lessonProblems = defineProblems('lessonProblems', lessonErrors)
