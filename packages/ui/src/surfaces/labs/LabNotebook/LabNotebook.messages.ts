import { defineMessages, plural } from '../../../components/Language/messages.ts'

const characters = (count: number) => plural(count, { one: '# character', other: '# characters' })

export const labNotebookMessages = defineMessages('LabNotebook', {
  title: 'Notebook',
  label: 'Your notes',
  hint: 'Markdown works. Only you can see them, and they stay when the lab ends.',
  placeholder: 'What you found, and how',
  modes: { label: 'Show notes as', write: 'Write', preview: 'Preview' },
  empty: 'Nothing to show yet. What you write appears here as it will look.',
  loadingPreview: 'Loading preview',
  /** Beside the title. */
  states: {
    loading: 'Loading...',
    unread: 'Not loaded',
    empty: 'Nothing written yet',
    saved: 'Saved',
    changed: 'Not saved yet',
    saving: 'Saving...',
    offline: 'Offline: kept on this device',
    failed: 'Not saved: kept on this device',
    full: 'Not saved: kept on this device',
    'too long': 'Too long: kept on this device',
  },
  failed: 'The notes could not be saved. We keep trying; what you typed stays here.',
  full: 'No more versions can be kept. Drop some of them to save this one.',
  unread: 'Your notes could not be loaded.',
  retry: 'Try Again',
  left: (count: number) => `${characters(count)} left`,
  tooLong: (count: number) =>
    `Too long by ${characters(count)}. It is saved once it is shorter; what you typed stays here.`,
  /** Above the copies. */
  conflict: (count: number) =>
    plural(count, {
      one: 'You also wrote in another tab or on another device. The newer text is your notes; the other is kept here.',
      other:
        'You also wrote in other tabs or on other devices. The newest text is your notes; the others are kept here.',
    }),
  /** `time` as words. */
  copy: (time: string) => `Other version, kept ${time}`,
  insert: 'Add to Notes',
  drop: 'Drop',
  dropping: 'Dropping...',
  /** Read out after the words of a button. */
  ofCopy: (time: string) => ` the version kept ${time}`,
  download: 'Download Write-up',
  past: 'Past sessions',
})
