import { defineMessages } from '@rampart/ui/Language'

/** Titles and descriptions of pages, where they are not those that the screen itself shows. */
export const routeMessages = defineMessages('siteRoutes', {
  bootcampsDescription:
    'Live bootcamps in cloud engineering, security analysis and AI security: weekly tasks that a reviewer reads, and a certificate that anyone can verify.',
  completedCourses: 'Completed Courses',
  course: 'Course',
  courseCompleted: 'Course Completed',
  lab: 'Lab',
  labSession: 'Lab Session',
  lesson: 'Lesson',
  notFound: 'Page not found',
  task: (bootcamp: string) => `${bootcamp}: task submission`,
  verify: 'Verify Certificate',
  verifyDescription: (organization: string) =>
    `Check a certificate from ${organization} by its ID or its file: who it was issued to, what for, and whether it is still valid.`,
})
