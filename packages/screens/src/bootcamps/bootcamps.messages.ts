import { defineMessages } from '@rampart/ui/Language'

export const bootcampMessages = defineMessages('bootcamps', {
  title: 'Professional Bootcamps',
  eyebrow: 'Live · In a cohort · Reviewed',
  lead: 'Weeks of guided practice towards one job: with people who learn beside you, and people who read what you hand in.',
  none: 'No bootcamps yet.',
  steps: 'How a Bootcamp Goes',
  learnStep: {
    title: 'Learn together',
    text: 'A live session each week with a small group and a mentor, and a lab of your own in between.',
  },
  submitStep: {
    title: 'Hand in your work',
    text: 'You upload your task by a link in your mail. You need no account, and nothing you hand in gets lost.',
  },
  reviewStep: {
    title: 'Hear what is missing',
    text: 'A reviewer reads it and answers within two weeks. Approved work earns a certificate that anybody can verify.',
  },
  starts: (date: string) => `Starts ${date}`,
  started: (date: string) => `Started ${date}`,
  /** Of a cohort that is over: 'June 7 to August 23, 2025'. */
  ran: (first: string, last: string) => `${first} to ${last}`,
  datesFollow: 'Dates of the next cohort follow',
  duration: 'Duration',
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
