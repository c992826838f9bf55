import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['live status', 'running', 'announcement bar'],
  status: 'stable',
  since: '0.1.0',
  use: 'Tells the state of something that runs now, such as a lab session, and what to do about it. It stays as long as that runs.',
  instead: [
    {
      component: 'LabStatusBanner',
      when: 'it is a session on a lab’s page: words and buttons are ready there',
    },
    { component: 'Alert', when: 'it is a message about what someone has just done' },
    { component: 'OfflineBanner', when: 'the connection is lost' },
    { component: 'TaskStatusPanel', when: 'it is a bootcamp’s task under review' },
  ],
  anatomy: [
    'Dot, which pulses while something is under way',
    'One line: what is going on',
    'Buttons and links, if anything can be done',
  ],
  dos: [
    'Write one line of up to about 50 characters, so that it stays one line beside its actions.',
    'Use `success` for what runs and `info` for what starts; let the dot pulse only while something is being done at that moment.',
    'Put the way to the thing first and what ends it last; two actions are enough.',
  ],
  donts: [
    'Show two on one page; it is the one loud thing there.',
    'Use it for errors: it has no tone for them.',
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the actions; the line itself takes no focus' }],
  accessibility:
    'The line is a `status`: a change of its words is read out politely, the actions are outside of it. What is there when the page loads is not read out on its own. The dot is decoration, so the words have to say the state. Keep the same banner on the page while the state changes.',
}
