import type { Surfaces } from './surface.ts'

export const bootcamps: Surfaces = {
  Bootcamps: {
    route: '/bootcamps',
    states: {
      '“Professional Bootcamps” and a card per bootcamp': '§2',
      upcoming: '§4 “Upcoming”',
      open: '§4 “Applications Open!”',
      running: '§4 “Currently Running”',
      closed: '§4 “Completed”',
      'level chip coloured by level': '§2',
      'a card goes to its bootcamp, and back': '§2',
      'an unknown slug': '§2 the alert “Bootcamp not found”',
      'the alert dismissed': 'own',
      'no bootcamps yet': 'own',
    },
  },
  Bootcamp: {
    route: '/bootcamps/{slug}',
    states: {
      'the hero': '§2 back button, level, title, description, duration, start info',
      upcoming: '§4 “Stay Tuned!”, Download Curriculum disabled',
      open: '§4 “Applications Open!”, Apply Now',
      running: '§4 “Applications Closed”, Submit Tasks',
      closed: '§4 “Bootcamp Completed”, Download Curriculum',
      'no brochure': 'own nothing to download',
      'six feature cards': '§2',
      'tab Curriculum': '§2 a numbered list',
      'tab Career Outcomes': '§2 job roles, certifications',
      'tab Requirements': '§2 prerequisites, technical requirements',
    },
  },
  'Opening notice dialog': {
    route: '/bootcamps/{slug}',
    states: {
      '“Tell Me When It Opens”': 'own',
      'invalid address': 'own',
      busy: 'own',
      failure: 'own too many tries, or no answer',
      '“Check Your Mail”': 'own',
    },
  },
  'Opening notice': {
    route: '/opening-notice',
    states: {
      'confirm: “Shall we tell you when it opens?”': 'own',
      'confirm: busy': 'own',
      'confirm: “We will tell you”': 'own',
      '“This link does not work”': 'own unknown or expired',
      'no answer': 'own',
      'leave: “Leave the list?”': 'own',
      'leave: “You are off the list”': 'own',
    },
  },
  'Task access dialog': {
    route: '/bootcamps/{slug}',
    states: {
      '“Task Submission”': '§2 the registration e-mail, Cancel, “Send Access Link”',
      '“Please enter a valid email address”': '§5',
      busy: '§2 “Sending...”',
      failure: '§8 the error’s message',
      'failure without words': '§8 “Failed to send access link. Please try again.”',
      '“Access Link Sent!”, the address, Close': '§2',
      'Cancel closes it; what was typed stays': '§2',
    },
  },
}
