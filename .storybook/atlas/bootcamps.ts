import { state, surface } from './surface.ts'

export const bootcamps = [
  surface('Bootcamps', '/bootcamps', [
    state(
      '§2',
      '“Professional Bootcamps” and a card per bootcamp',
      'surfaces-pagehero--with-children',
      'surfaces-bootcampcard--in-grid',
      'screens-bootcamps--statuses',
      'site-bootcamps--catalogue',
    ),
    state('§4', 'upcoming: “Upcoming”', 'surfaces-bootcampcard--upcoming'),
    state('§4', 'open: “Applications Open!”', 'surfaces-bootcampcard--open'),
    state('§4', 'running: “Currently Running”', 'surfaces-bootcampcard--running'),
    state('§4', 'closed: “Completed”', 'surfaces-bootcampcard--closed'),
    state('§2', 'level chip coloured by level', 'components-levelchip--levels', 'components-levelchip--range'),
    state('§2', 'a card goes to its bootcamp, and back', 'site-bootcamps--there-and-back'),
    state(
      '§2',
      'an unknown slug: the alert “Bootcamp not found”',
      'screens-bootcamps--unknown',
      'site-bootcamps--unknown-slug',
      'site-bootcamp-task--unknown-bootcamp',
    ),
    state('own', 'the alert dismissed', 'screens-bootcamps--unknown-dismissed'),
    state('own', 'no bootcamps yet', 'screens-bootcamps--empty'),
  ]),

  surface('Bootcamp', '/bootcamps/{slug}', [
    state('§2', 'back button, level, title, description, duration, start info', 'surfaces-bootcamphero--default', 'site-bootcamps--detail'),
    state('§4', 'upcoming: “Stay Tuned!”, Download Curriculum disabled', 'surfaces-bootcampsidepanel--upcoming', 'screens-bootcamp--upcoming'),
    state(
      '§4',
      'open: “Applications Open!”, Apply Now',
      'surfaces-bootcampsidepanel--open',
      'surfaces-bootcampsidepanel--open-with-form',
      'screens-bootcamp--open',
    ),
    state('§4', 'running: “Applications Closed”, Submit Tasks', 'surfaces-bootcampsidepanel--running', 'screens-bootcamp--running'),
    state('§4', 'closed: “Bootcamp Completed”, Download Curriculum', 'surfaces-bootcampsidepanel--closed', 'screens-bootcamp--closed'),
    state('own', 'no brochure: nothing to download', 'surfaces-bootcampsidepanel--without-brochure'),
    state('§2', 'six feature cards', 'components-featurecards--six'),
    state('§2', 'tab Curriculum: a numbered list', 'components-curriculumlist--weeks', 'screens-bootcamp--open'),
    state('§2', 'tab Career Outcomes: job roles, certifications', 'screens-bootcamp--career-outcomes'),
    state('§2', 'tab Requirements: prerequisites, technical requirements', 'screens-bootcamp--requirements'),
  ]),

  surface('Task access dialog', '/bootcamps/{slug}', [
    state(
      '§2',
      '“Task Submission”: the registration e-mail, Cancel, “Send Access Link”',
      'surfaces-taskaccessdialog--empty',
      'screens-bootcamp--access-while-upcoming',
    ),
    state('§5', '“Please enter a valid email address”', 'surfaces-taskaccessdialog--wrong-address', 'screens-bootcamp--wrong-address'),
    state('§2', 'busy: “Sending...”', 'surfaces-taskaccessdialog--busy', 'screens-bootcamp--sending'),
    state('§8', 'failure: the error’s message', 'screens-bootcamp--too-many-requests', 'site-bootcamps--server-failure', 'site-bootcamps--address-refused'),
    state(
      '§8',
      'failure without words: “Failed to send access link. Please try again.”',
      'surfaces-taskaccessdialog--failed',
      'screens-bootcamp--send-failure',
    ),
    state(
      '§2',
      '“Access Link Sent!”, the address, Close',
      'surfaces-taskaccessdialog--sent',
      'screens-bootcamp--access-link-sent',
      'site-bootcamps--access-link-sent',
    ),
    state('§2', 'Cancel closes it; what was typed stays', 'surfaces-taskaccessdialog--cancelled', 'screens-bootcamp--address-stays'),
  ]),
]
