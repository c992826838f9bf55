import type { Browser, System } from '@rampart/contract/entities/signInSession'

/** The first match counts: most browsers also name others, and Android also names Linux. */
const browserMarks: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const systemMarks: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** In characters. Longer texts are cut: no known browser sends so much. */
const maxLength = 512

/** What a client's `User-Agent` says about it: one of the known names, or null. */
export function readUserAgent(text = ''): { browser: Browser | null; system: System | null } {
  const agent = text.slice(0, maxLength)
  const first = <T>(marks: readonly (readonly [RegExp, T])[]) =>
    marks.find(([mark]) => mark.test(agent))?.[1] ?? null
  return { browser: first(browserMarks), system: first(systemMarks) }
}
