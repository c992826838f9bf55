import { defineMessages, plural } from '../../../components/Language/messages.ts'

const modules = (count: number) => plural(count, { one: '# module', other: '# modules' })
const lessons = (count: number) => plural(count, { one: '# lesson', other: '# lessons' })

export const courseOutlineMessages = defineMessages('CourseOutline', {
  title: 'Course Content',
  total: (moduleCount: number, lessonCount: number) =>
    `${modules(moduleCount)} · ${lessons(lessonCount)}`,
  lessons,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  types: { video: 'Video', other: 'Document' },
})
