import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Promises on the page of a course what completing it earns: Certificate, Digital Badge or Completion, with a sample of how it will look.',
  instead: [
    { component: 'CredentialImage', when: 'it was earned: the picture of the credential itself' },
    { component: 'CredentialCard', when: 'it was earned and is in the learner’s list' },
    { component: 'CourseSideCard', when: 'a line among the facts is enough' },
  ],
  anatomy: [
    'Picture or drawn sample; a flag for Completion',
    'Name of what is earned',
    'What it takes and what it is worth',
  ],
  dos: [
    'Show it on every course, also with `none`: people look for it.',
    'Keep the text to one or two sentences, if you replace it at all.',
    'Give `imageUrl` where the badge has its own picture; the sample is shown when that fails.',
  ],
  donts: [
    'Use it after the course is completed; `CourseCompleted` shows the real thing.',
    'Put a button into it: the way in is in the hero.',
  ],
  keyboard: [],
  accessibility:
    'A region named by its heading. Picture, sample and flag are decoration, so the text has to say what is earned. Give `headingLevel` by what is above.',
}
