import type { SignInSession } from '@rampart/contract/entities/signInSession'
import type { SecurityMessages } from './security.messages.ts'

/** 'Chrome on Linux', or the known part of it. */
export function deviceText(
  { browser, system }: Pick<SignInSession, 'browser' | 'system'>,
  { deviceOn, unknownBrowser }: SecurityMessages,
): string {
  const name = browser ?? unknownBrowser
  return system === null ? name : deviceOn(name, system)
}

/** Systems of phones and tablets. */
export const isPhone = ({ system }: Pick<SignInSession, 'system'>): boolean =>
  system === 'Android' || system === 'iOS'

/** 'Nov 20, 2026, 9:50 AM', in the learner's own time zone: for parts that only browsers render. */
export const momentText = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(iso))
    .replace('\u202f', ' ')

/** 'Nov 20, 2026', in the learner's own time zone. */
export const dateText = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso))
