import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Opens the page of one course: what it is, how hard, in which domain, and the way in. It is on the dark ground in both themes.',
  instead: [
    { component: 'LabHero', when: 'the page is of a lab' },
    { component: 'BootcampHero', when: 'the page is of a bootcamp' },
    { component: 'PageHero', when: 'the page is a catalogue or anything else' },
    { component: 'LessonHeader', when: 'the page is of a lesson' },
  ],
  anatomy: [
    'Chips for level and domain',
    'Title',
    'Description',
    'Access button',
    'Preview: at the right from 900 px on, below the words on narrower screens',
  ],
  dos: [
    'Write a description of one to three sentences; all of it is shown.',
    'Give one solid button as `action`: "Access Course", or a `LinkButton` to sign in.',
    'Give a `VideoPreview` even without a video; it shows the picture alone.',
  ],
  donts: [
    'Use more than one on a page: its title is the only `h1`.',
    'Put facts such as length or credential here; they belong into the `CourseSideCard`.',
    'Wait for the preview to show the rest: without one the words take the whole width.',
  ],
  keyboard: [],
  accessibility:
    'The title is the `h1`; chips are read before it. Keys work as in what you put into `action` and `preview`, and are reached in that order. The map lines are decoration.',
}
