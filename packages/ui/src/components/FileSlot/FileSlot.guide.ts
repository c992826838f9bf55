import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['file upload', 'dropzone', 'attachment', 'progress'],
  status: 'stable',
  since: '0.1.0',
  use: 'The place of one file that goes to the server as soon as it is chosen: a report, a resume. It shows where that file is, from none to uploaded, and never reads or sends it: `onChoose` hands the file over, the rest is yours.',
  instead: [
    {
      component: 'FileDropZone',
      when: 'there are several files, or they are read in the browser and sent nowhere',
    },
    {
      component: 'FormField',
      when: 'the file travels with the rest of a form in one request: put a native file input into it',
    },
  ],
  anatomy: [
    'Label, with a mark if required',
    'Empty slot: invitation, formats and limits',
    'On its way: progress and Cancel',
    'Uploaded: name, size, Replace and Remove',
    'What went wrong (optional)',
    'Hint (optional)',
  ],
  dos: [
    'Say formats and limits in `formats`, before someone chooses.',
    'Show after a failure what the server has: if an earlier file is kept, name that one in `state` and say in `error` what failed.',
    'Check type and size in `onChoose`, and again on the server by content: `accept` only makes the chooser helpful.',
    'Count in `percent` what was sent; at 100 the words change to "Checking", as the server may still refuse.',
  ],
  donts: [
    'Hide it while its file is on the way; disable it, and Cancel with it, only while the whole form is sent.',
    'Disable the form’s submit button without a word: say that the upload is not finished.',
    'Ask again before removing: a file can be chosen again.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the empty slot as one stop, or the buttons beside the file' },
    { keys: 'Enter, Space', does: 'opens the chooser, or presses Cancel, Replace or Remove' },
  ],
  accessibility:
    'A group named by its label; the empty slot is one button with label, invitation and formats in its name, and Cancel, Replace and Remove name the label too. Buttons come and go with the state, so the group itself takes the focus, and Tab goes on from there. Beginning, end and removal are read out politely, as are errors. With its ref a form can lead the focus to it.',
}
