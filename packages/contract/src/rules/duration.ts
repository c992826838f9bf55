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
  return minutes > 60
}
