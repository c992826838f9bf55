/** A share of 0 to 100 as a whole percent, as the language writes it: '64%'. */
export const percentText = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.round(percent) / 100)
