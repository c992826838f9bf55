import { state, surface } from './surface.ts'

export const learning = [
  surface('Ongoing', '/my-learning', [
    state(
      '§2',
      'a card per course: domain, title, enrolled date, whole percent, “Continue Learning”',
      'surfaces-ongoingcoursecard--ongoing',
      'surfaces-ongoingcoursecard--row',
      'screens-my-learning--ongoing',
      'site-my-learning--tabs',
    ),
    state('own', 'just enrolled: nothing done yet', 'surfaces-ongoingcoursecard--just-enrolled'),
    state('own', 'loading', 'surfaces-ongoingcoursecard--loading', 'screens-my-learning--ongoing-loading'),
    state('§2', 'empty: “No Ongoing Courses”, “Your ongoing courses will appear here.”', 'screens-my-learning--ongoing-empty'),
    state('§8', 'failure: “Failed to load ongoing courses.”', 'screens-my-learning--ongoing-failure'),
    state('§8', 'no answer: “An error occurred while fetching ongoing courses.”', 'screens-my-learning--ongoing-offline'),
    state('§8', '401: to /signin and back here, without an error in between', 'screens-my-learning--session-ended', 'site-my-learning--session-expired'),
  ]),

  surface('Completed', '/my-learning/completed', [
    state(
      '§2',
      'a card per course: domain, title, “Completed on” and the date',
      'surfaces-completedcoursecard--completed',
      'screens-my-learning--completed',
      'site-my-learning--tabs',
    ),
    state('§2', 'menu open: “Retake Course” disabled, “Copy Course URL”', 'surfaces-completedcoursecard--menu'),
    state(
      '§2',
      'copied: “Course link has been copied”',
      'surfaces-completedcoursecard--copies-url',
      'screens-my-learning--completed',
      'site-my-learning--copies-course-url',
    ),
    state('own', 'the browser refuses the clipboard', 'screens-my-learning--copy-refused'),
    state('own', 'loading', 'screens-my-learning--completed-loading'),
    state('§2', 'empty: “No Completed Courses”', 'screens-my-learning--completed-empty'),
    state('§8', 'failure: “Failed to load completed courses.”', 'screens-my-learning--completed-failure', 'site-my-learning--failure-then-retry'),
    state('§8', 'no answer: “An error occurred while fetching completed courses.”', 'screens-my-learning--completed-offline'),
  ]),

  surface('Credentials', '/my-learning/credentials', [
    state(
      '§2',
      'Course Certificate, Bootcamp Certificate and Digital Badge, each with its day',
      'surfaces-credentialcard--row',
      'screens-my-learning-credentials--earned',
      'site-my-learning--tabs',
    ),
    state('§2', 'certificate: Copy link, View Details, Share on LinkedIn, Download Certificate', 'surfaces-credentialcard--certificate'),
    state('§2', 'badge: nothing to download', 'surfaces-credentialcard--badge'),
    state('§2', 'no course title: “Course Certificate”, “Bootcamp Certificate”, “Course Badge”', 'screens-my-learning-credentials--untitled'),
    state('§2', 'no PDF: the image is what one downloads', 'screens-my-learning-credentials--untitled'),
    state('§2', 'link copied', 'surfaces-credentialcard--copies-link', 'screens-my-learning-credentials--copies-link'),
    state('own', 'no picture', 'surfaces-credentialcard--no-picture'),
    state('own', 'loading', 'surfaces-credentialcard--loading', 'screens-my-learning-credentials--loading'),
    state('§2', 'empty: “No Credentials Available”', 'screens-my-learning-credentials--empty', 'site-my-learning--no-credentials'),
    state('§8', 'failure: “Failed to load credentials.”', 'screens-my-learning-credentials--server-failure'),
    state('§8', 'no answer: “An error occurred while fetching credentials.”', 'screens-my-learning-credentials--failure'),
    state('own', 'signed out: to /signin and back to this tab', 'site-my-learning--from-visitor'),
  ]),
]
