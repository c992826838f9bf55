import { defineMessages } from '../../../components/Language/messages.ts'

export const courseSideCardMessages = defineMessages('CourseSideCard', {
  title: 'Course Details',
  access: 'Access',
  accessTypes: {
    open: 'Open to All Registered Users',
    invite: 'Invite Code is Required',
    subscription: 'Active Subscription Required',
  },
  subscribe: 'Get a subscription',
  devices: 'Devices',
  anyDevice: 'Available on Phone and Tablet',
  lessons: 'Lessons',
  lessonCount: (count: number) => `${count} Lessons`,
  duration: 'Duration',
  credential: 'Credential',
})
