import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['profile picture', 'user photo', 'initials'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a person: their picture, or the initials of first and last name while there is none or it does not come. Without a name it shows a neutral figure.',
  instead: [
    { component: 'Image', when: 'the picture is of anything but one person' },
    { component: 'InstructorBlock', when: 'it introduces who teaches, with role and a few words' },
    { component: 'ParticipantCard', when: 'it shows who takes part in a bootcamp' },
  ],
  anatomy: ['Round ground', 'Picture, or one or two initials, or a figure'],
  dos: [
    'Give the full name even with a picture: its initials are shown until the picture is there.',
    'Use square pictures; others are cropped to their middle.',
    'Take `small` (32 px) in lines of text, `medium` (48 px) in cards, `large` (80 px) once, on the page of the person.',
  ],
  donts: [
    'Give a `label` if the name is beside it: it would be read twice.',
    'Make it the only thing to press; put it into a button or link with words.',
  ],
  keyboard: [],
  accessibility:
    'Hidden from assistive technology unless it has a `label`; with one it is an image of that name. If no name is beside it, the caller has to give that `label`.',
}
