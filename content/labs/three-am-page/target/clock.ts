/** '02:31:05' as seconds since midnight. */
export const secondsAt = (text: string): number => text.split(':').reduce((sum, part, index) => sum + Number(part) * (3600 / 60 ** index), 0)

/** Seconds since midnight as '02:31:05'. */
export const clockAt = (second: number): string =>
  [3600, 60, 1].map((unit, index) => String(Math.floor(second / unit) % (index === 0 ? 24 : 60)).padStart(2, '0')).join(':')
