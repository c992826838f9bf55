import { defineMessages } from '../Language/messages.ts'

export const curriculumListMessages = defineMessages('CurriculumList', {
  week: (number: number) => `Week ${number}`,
})
