import { defineMessages } from '../../../components/Language/messages.ts'

export const completedCourseCardMessages = defineMessages('CompletedCourseCard', {
  optionsFor: (title: string) => `Options for ${title}`,
  completedOn: (date: string) => `Completed on ${date}`,
  retake: 'Retake Course',
  copyUrl: 'Copy Course URL',
})
