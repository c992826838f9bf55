/** A duration is shown only above this many minutes. Specification §9. */
export const shownDurationMinutes = 60

/** A lesson count is shown only above this number. Specification §9. */
export const shownLessonCount = 10

const englishUnits = {
  short: { hour: 'Hr', minute: 'Min' },
  long: { hour: 'Hour', minute: 'Minute' },
} as const

/**
 * Minutes as hours and minutes, without parts of 0: '2 Hrs 30 Mins', '45 Mins'; in the long form '1
 * Hour 1 Minute'. Fractions are rounded; 'invalid' if not a number or negative. Specification §9;
 * other languages use the form of `Intl`.
 */
export function formatDuration(
  minutes: number,
  form: 'short' | 'long' = 'short',
  locale = 'en-US',
): string {
  if (!Number.isFinite(minutes) || minutes < 0) return 'invalid'
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  const isEnglish = locale.startsWith('en')
  const count = (value: number, unit: 'hour' | 'minute') =>
    isEnglish
      ? `${value} ${englishUnits[form][unit]}${value === 1 ? '' : 's'}`
      : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: form }).format(value)
  const parts = [
    ...(hours > 0 ? [count(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, 'minute')] : []),
  ]
  return isEnglish ? parts.join(' ') : new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}

/** Whether a card or side card shows this duration: above 60 minutes. Specification §2, §9. */
export function showsDuration(minutes: number): boolean {
  return minutes > shownDurationMinutes
}

/** Whether the side card shows this lesson count: above 10. Specification §2, §9. */
export function showsLessonCount(lessons: number): boolean {
  return lessons > shownLessonCount
}
