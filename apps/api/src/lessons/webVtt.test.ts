import { expect, test } from 'vitest'
import { readCues } from './webVtt.ts'

test('cues are read with names, settings, hours and styles', () => {
  expect(
    readCues(
      '\uFEFFWEBVTT - A film\r\n\r\nNOTE nothing\r\n00:00.000 said\r\n\r\nSTYLE\r\n::cue {}\r\n\r\nfirst\r\n00:01.500 --> 00:03.000 align:start\r\n<v Ada>Type <i>ls</i> &lt;name&gt; &amp;\r\nread.\r\n\r\n01:00:00.250 --> 01:00:02.000\r\nThe end.',
    ),
  ).toEqual([
    { start: 1.5, end: 3, text: 'Type ls <name> & read.' },
    { start: 3600.25, end: 3602, text: 'The end.' },
  ])
})

test.each([
  ['nothing', ''],
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nText'],
  ['a head that only begins so', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nText'],
  ['cues without text', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n'],
  ['times that are none', 'WEBVTT\n\n00:61.000 --> 0:02\nText'],
])('%s has no cues', (_name, file) => {
  expect(readCues(file)).toEqual([])
})
