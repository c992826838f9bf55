import { defineMessages, plural } from '../../../components/Language/messages.ts'

const modules = (count: number) => plural(count, { one: '# module', other: '# modules' })
const labs = (count: number) => plural(count, { one: '# lab', other: '# labs' })
const lessons = (count: number) => plural(count, { one: '# lesson', other: '# lessons' })

export const courseOutlineMessages = defineMessages('CourseOutline', {
  title: 'Course Content',
  total: (moduleCount: number, lessonCount: number, labCount: number) =>
    [modules(moduleCount), lessons(lessonCount), ...(labCount > 0 ? [labs(labCount)] : [])].join(
      ' · ',
    ),
  lessons,
  labsTitle: 'Hands-on labs',
  labs,
  /** Text of the sign before a lab. */
  lab: 'Lab',
  solved: 'Solved',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  types: { video: 'Video', other: 'Document' },
})
