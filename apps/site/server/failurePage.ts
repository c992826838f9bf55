import escapeHtml from 'escape-html'
import type { FastifyReply } from 'fastify'
import type { FailureTexts } from '../src/failure.messages.ts'
import type { LanguageHeaders } from '../src/requestLanguage.ts'
import type { Pages } from './pages.ts'
import { plainPage } from './plainPage.ts'

/** Sends one of these pages; no cache keeps it. */
export const sendPlainPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

/** A language, and what the plain pages say in it. */
export interface FailureLanguage {
  tag: string
  direction: 'ltr' | 'rtl'
  texts: FailureTexts
}

/** Plain pages in one language: no script, no style, nothing that could fail in turn. */
export interface FailurePages {
  /** When even rendering fails. */
  failed: string
  /** To an address that asks for more pages in a minute than a person opens. */
  tooMany: string
  /** While this process has more to do than it can. */
  busy: string
  /**
   * For an address that cannot be read, so that no route can be found for it (specification §2, 404
   * page).
   */
  notFound: string
}

/** The plain pages in the language of a request. */
export function failurePagesFor({
  failureTexts,
  languageFor,
}: Pick<Pages, 'failureTexts' | 'languageFor'>): (headers: LanguageHeaders) => FailurePages {
  const byTag = new Map(failureTexts.map((language) => [language.tag, failurePages(language)]))
  const [english] = byTag.values()
  if (!english) throw new Error('There are no texts for plain pages.')
  return (headers) => byTag.get(languageFor(headers)) ?? english
}

function failurePages({ tag, direction, texts }: FailureLanguage): FailurePages {
  const link = (href: string, text: string) => `<p><a href="${href}">${escapeHtml(text)}</a></p>`
  const again = link('', texts.tryAgain)
  const home = link('/', texts.home)
  const page = (title: string, heading: string, links: string) =>
    plainPage(title, `<h1>${escapeHtml(heading)}</h1>${links}`, {
      head: '<meta name="color-scheme" content="light dark">',
      root: `lang="${tag}" dir="${direction}"`,
    })
  return {
    failed: page(texts.failed, texts.failedHelp, again + home),
    tooMany: page(texts.tooMany, texts.tooManyHelp, again),
    busy: page(texts.busy, texts.busyHelp, again),
    notFound: page(texts.notFound, texts.notFoundHelp, home),
  }
}
