import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Opens the page of a lab, and the page of each of its sessions. The grid of the artwork, a drawn prompt and a violet rule tell it from a course at a glance.',
  instead: [
    { component: 'CourseHero', when: 'it is a course' },
    { component: 'BootcampHero', when: 'it is a bootcamp' },
    { component: 'PageHero', when: 'it is any other page' },
  ],
  anatomy: [
    'Prompt with the lab’s name as in its address',
    'Chips: Lab, level, domain (optional), status of a session (optional)',
    'Title',
    'Description (optional)',
    'The way in (optional)',
    'Artwork at the right from 900 px on (optional)',
  ],
  dos: [
    'Write a description of two or three sentences; its lines hold 52 characters.',
    'Give as `action` one button or link, or a `LabStatusBanner` in its place while a session is in progress.',
    'Leave the description out on a session’s page and give its `status` instead.',
    'Give an `Artwork` of the kind lab with `fit="cover"`.',
  ],
  donts: [
    'Put anything in volt into it: the cursor is the one signal.',
    'Put another heading of level 1 on the page.',
  ],
  keyboard: [],
  accessibility:
    'The title is the `h1` of the page. Prompt, grid and artwork are decoration and hidden; "Lab" and the level are words on chips. What is in it takes the dark values of the theme by `color-scheme`.',
}
