import * as z from 'zod/mini'
import { bootcampParticipantSchema, bootcampTaskSchema, taskFileKinds, taskFileSchema } from '../entities/bootcampTask.ts'
import { maxFeedbackLength, minFeedbackLength, taskMessages } from '../rules/taskRules.ts'
import { answer } from './answers.ts'
import { defineCall } from './call.ts'
import { strictInput } from './inputs.ts'

const params = strictInput({ fileKind: z.enum(taskFileKinds, 'The file must be weeklyTask or resume.') })
const flag = z.enum(['true', 'false'], 'Say true or false.')

/** The participant's task and the participant. Specification §7. */
export const getTask = defineCall({
  name: 'getTask',
  method: 'GET',
  path: '/bootcamp-task/task',
  auth: 'bootcamp',
  summary: 'Read the own bootcamp task.',
  response: answer({ data: z.object({ task: bootcampTaskSchema, user: bootcampParticipantSchema }) }),
  errors: [401],
})

/** Submits the task, form fields as texts; `data` is read as the task as it is then. Specification §5, §7. */
export const submitTask = defineCall({
  name: 'submitTask',
  method: 'POST',
  path: '/bootcamp-task/submit',
  auth: 'bootcamp',
  summary: 'Submit the own bootcamp task for review.',
  body: strictInput({
    internshipInterest: flag,
    mentorshipInterest: flag,
    /** 10–5000 characters, blanks around them removed. */
    bootcampFeedback: z
      .string(taskMessages.feedback)
      .check(
        z.trim(),
        z.minLength(minFeedbackLength, taskMessages.feedback),
        z.maxLength(maxFeedbackLength, `Feedback is too long (at most ${maxFeedbackLength} characters).`),
      ),
  }),
  multipart: true,
  response: answer({ data: bootcampTaskSchema }),
  errors: [400, 401, 409],
})

/** Uploads one of the task's files in the field `file`, replacing an earlier one; the server streams it. Specification §5, §7. */
export const uploadTaskFile = defineCall({
  name: 'uploadTaskFile',
  method: 'POST',
  path: '/bootcamp-task/upload/:fileKind',
  auth: 'bootcamp',
  summary: 'Upload a file of the own bootcamp task.',
  params,
  body: strictInput({ file: z.file('A file is required.') }),
  multipart: true,
  response: answer({ data: z.object({ file: taskFileSchema }) }),
  errors: [400, 401, 409, 413, 415],
})

/** Removes one of the task's files; removing none answers the same. Specification §7. */
export const deleteTaskFile = defineCall({
  name: 'deleteTaskFile',
  method: 'DELETE',
  path: '/bootcamp-task/delete/:fileKind',
  auth: 'bootcamp',
  summary: 'Remove a file of the own bootcamp task.',
  params,
  response: answer({}),
  errors: [400, 401, 409],
})
