import type { TranscriptCue } from '@rampart/contract/entities/transcript'

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`
const timing = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}(?:[ \t].*)?$`)

/** The cues of a WebVTT file, in order, as plain text; all else is left out. */
export function readCues(file: string): TranscriptCue[] {
  const [head = '', ...blocks] = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) return []
  return blocks
    .flatMap((block) => {
      const lines = block.trim().split('\n')
      const at = lines.findIndex((line) => timing.test(line))
      const found = timing.exec(lines[at] ?? '')
      // The timing is the first line, or the second after the cue's name.
      if (!found || at > 1) return []
      const text = plain(lines.slice(at + 1).join(' '))
      const [, startHours, startMinutes, startSeconds, endHours, endMinutes, endSeconds] = found
      return text
        ? [
            {
              start: seconds(startHours, startMinutes, startSeconds),
              end: seconds(endHours, endMinutes, endSeconds),
              text,
            },
          ]
        : []
    })
    .toSorted((a, b) => a.start - b.start)
}

const seconds = (hours = '0', minutes = '0', rest = '0') =>
  Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)) * 1000) / 1000

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** Without tags of voice and style. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
