import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['jumbotron'],
  status: 'stable',
  since: '0.1.0',
  use: 'Opens a page on the dark ground with the volt rule below. It has the page’s title and, where that helps, a line of what to expect.',
  instead: [
    { component: 'CourseHero', when: 'the page is that of a course' },
    { component: 'LabHero', when: 'the page is that of a lab or its session' },
    { component: 'BootcampHero', when: 'the page is that of a bootcamp' },
    { component: 'AuthCard', when: 'the page is one short form' },
  ],
  anatomy: [
    'Short line over the title, optional',
    'Title',
    'Lead, optional',
    'Chips, a button or a search field, optional',
    'Picture at the right from 900 or 720 px on, optional',
    'Volt rule',
  ],
  dos: [
    'Keep the title to about six words, so that it takes one or two lines.',
    'Keep the lead to one or two sentences that add something to the title.',
    'Use `NightMap` for a page that stands for the whole catalogue.',
    'Use `Contours` with the inverse tone if the page has no subject of its own.',
  ],
  donts: [
    'Use two on a page, or another loud thing below it.',
    'Put anything into the picture that people have to see: it is not there on narrow screens.',
    'Place it inside a PageContainer: it spans the window and brings its own.',
  ],
  keyboard: [],
  accessibility:
    'The title is the page’s only `h1`; the line above and the lead are plain paragraphs. A picture is decoration, or brings its own alternative text. What is under the lead takes the colors of the dark theme; Tab reaches what can be pressed there.',
}
