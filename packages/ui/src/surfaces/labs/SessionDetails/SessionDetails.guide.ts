import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Tells about one lab session what it costs and how long it lasts, and holds what can be done about it. It is beside the guide and stays in sight while someone works.',
  instead: [
    { component: 'LabSessionCard', when: 'it is one session among others in a list' },
    { component: 'LabAccessCard', when: 'it is about the way into the lab' },
    { component: 'FactList', when: 'facts alone are wanted, without a card' },
  ],
  anatomy: [
    'Time left and Session Progress, while time runs',
    'Title',
    'Facts: started, duration, credits used, ended',
    'Buttons, if anything can be done',
  ],
  dos: [
    'Give `time` a large `RemainingTimeChip` and `progress` a share while the session is active; leave both out before and after.',
    'Put what gives time first and what ends the session last, in the critical tone and outlined.',
    'Give dates as finished words: the component formats none.',
  ],
  donts: [
    'Show two of them on one page: the time would be there twice.',
    'Leave "Duration" at its first value after an extension; `minutes` counts from start to expiry.',
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the buttons in actions' }],
  accessibility:
    'A region named by its `title`, which is a second-level heading too. Facts are a description list, the bar is a native `<progress>` named "Session Progress". Nothing is read out as time runs: say what matters, such as ten minutes left, in a live region of the page.',
}
