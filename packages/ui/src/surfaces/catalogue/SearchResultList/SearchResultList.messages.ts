import { defineMessages } from '../../../components/Language/messages.ts'

export const searchResultListMessages = defineMessages('SearchResultList', {
  label: 'Results',
  kinds: { course: 'Course', lesson: 'Lesson', lab: 'Lab', bootcamp: 'Bootcamp', page: 'Help' },
})
