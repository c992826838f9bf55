import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  synonyms: ['description list', 'definition list', 'key value', 'metadata'],
  status: 'stable',
  since: '0.1.0',
  use: 'Tells facts about one thing, a line each: the name at the start, the value at the end. It fits a card or a narrow column beside the main text.',
  instead: [
    { component: 'CreditLedger', when: 'credits and how they moved are to be compared in rows' },
    { component: 'SettingRow', when: 'the value can be changed' },
    { component: 'StepList', when: 'the points have an order' },
    { component: 'RequirementsList', when: 'there are points without names' },
  ],
  anatomy: [
    'Name of the fact',
    'Value, or under the name if it does not fit',
    'Hairline between facts',
  ],
  dos: [
    'Keep it to about seven facts, the most wanted first.',
    'Give values their units: "60 minutes", not "60".',
    'Leave out facts that are not known, rather than writing a dash for each.',
  ],
  donts: [
    'Give two facts the same label: labels tell them apart.',
    'Stretch it over a wide page, where the eye loses the line between name and value.',
    'Put sentences into values.',
  ],
  keyboard: [],
  accessibility:
    'A `dl` of terms and definitions, read in order. It has no name of its own: put it below a heading or into a named section. With no facts nothing is there at all.',
}
