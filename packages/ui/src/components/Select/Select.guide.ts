import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['dropdown', 'picker', 'native select'],
  status: 'stable',
  since: '0.1.0',
  use: 'Lets people choose one entry of a list, in the browser’s own picker. It takes one line however many entries there are, and on phones it opens what people know from every other form.',
  instead: [
    {
      component: 'RadioGroup',
      when: 'there are few options and seeing them side by side helps to choose',
    },
    {
      component: 'SegmentedChoice',
      when: 'two to four short options count at once, such as a theme',
    },
    { component: 'CheckboxGroup', when: 'several options may be chosen' },
    { component: 'Menu', when: 'entries are actions or links' },
  ],
  anatomy: [
    'Label',
    'Box with the chosen entry and an arrow',
    'Error, if something is wrong',
    'Hint, if help is needed',
  ],
  dos: [
    'Begin with a disabled entry such as "Choose…", with an empty value, if no one should be led to the first one by chance.',
    'Keep entries to a few words: a long one ends in dots before the arrow.',
    'Put entries in an order that people expect, by size, time or alphabet, and "Other" last.',
  ],
  donts: [
    'Load another page on a change: with a keyboard one passes entries on the way to the one that is meant.',
    'Offer two or three entries in it if there is room for a `RadioGroup`.',
  ],
  keyboard: [
    { keys: 'Space', does: 'opens the list' },
    { keys: 'Arrow Up, Arrow Down', does: 'chooses another entry; on a Mac opens the list' },
    { keys: 'Letters', does: 'go to the entry that begins with them' },
    { keys: 'Enter', does: 'chooses in the open list' },
    { keys: 'Escape', does: 'closes the list and leaves the choice as it was' },
  ],
  accessibility:
    'A native `<select>`, a combobox named by its `label`; error and hint describe it, and an error is read out politely when it appears. `isRequired` sets `aria-required`, `error` sets `aria-invalid`; `validationBehavior` says who checks it. Through the `ref` a form can put the focus there.',
}
