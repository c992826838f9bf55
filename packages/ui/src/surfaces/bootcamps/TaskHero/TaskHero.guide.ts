import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Opens the page on which a bootcamp’s participant hands in a task. It says which bootcamp, and leads back to it.',
  instead: [
    { component: 'BootcampHero', when: 'the page is the bootcamp’s own' },
    { component: 'PageHero', when: 'it is any other page' },
  ],
  anatomy: ['Back to Bootcamp', 'The words "Task submission"', 'Title of the bootcamp'],
  dos: [
    'Give the bootcamp’s title as it is on its own page; long ones wrap.',
    'Put `TaskStatusPanel` below it, not into it.',
  ],
  donts: [
    'Use more than one on a page: its title is the only `h1`.',
    'Write the task or the week into `title`; the line over it says that this is the task.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the way back' },
    { keys: 'Enter', does: 'follows it' },
  ],
  accessibility:
    'The title is a first-level heading; the way back is a link and comes before it. Set the document’s title yourself, such as "Task submission" and the bootcamp: the heading names the bootcamp alone.',
}
