import { taskErrors } from '@rampart/contract/errors/taskErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about bootcamps and their tasks can end with. */
export const taskProblems = defineProblems('taskProblems', taskErrors)
