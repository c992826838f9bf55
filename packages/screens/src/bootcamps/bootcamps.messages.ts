import { defineMessages, plural } from '@rampart/ui/Language'

export const bootcampMessages = defineMessages('bootcamps', {
  title: 'Professional Bootcamps',
  eyebrow: 'Live · In a cohort · Reviewed',
  lead: 'Weeks of guided practice toward one job, with people who learn alongside you and people who review your work.',
  none: 'No bootcamps yet.',
  steps: 'How Bootcamps Work',
  learnStep: {
    title: 'Learn together',
    text: 'A live session each week with a small group and a mentor, and a lab of your own in between.',
  },
  submitStep: {
    title: 'Hand in your work',
    text: 'You upload your task through a link that we email you. You don’t need an account, and nothing you hand in gets lost.',
  },
  reviewStep: {
    title: 'Hear what is missing',
    text: 'A reviewer reads it and answers within two weeks. Approved work earns a certificate that anyone can verify.',
  },
  starts: (date: string) => `Starts ${date}`,
  started: (date: string) => `Started ${date}`,
  /** For a cohort that has ended: 'June 7 to August 23, 2025'. */
  ran: (first: string, last: string) => `${first} to ${last}`,
  datesFollow: 'Dates of the next cohort follow',
  duration: 'Duration',
  weeks: (count: number) => plural(count, { one: '# week', other: '# weeks' }),
  firstDay: 'First day',
  lastDay: 'Last day',
  features: 'How You Learn',
  about: 'About this bootcamp',
  curriculum: 'Curriculum',
  curriculumLead: 'One theme a week. Each ends with a task that a reviewer reads.',
  outcomes: 'Career Outcomes',
  jobRoles: 'Job Roles',
  certifications: 'Certifications',
  requirements: 'Requirements',
  prerequisites: 'Prerequisites',
  technicalRequirements: 'Technical Requirements',
  noticeFailed: 'That did not work. Please try again.',
  accessFailed: 'Failed to send access link. Please try again.',
})

export type BootcampMessages = (typeof bootcampMessages)['english']
