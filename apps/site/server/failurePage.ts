import type { FastifyReply } from 'fastify'
import { plainPage } from './plainPage.ts'

/** Answers with one of these pages; no cache keeps it. */
export const sendPlainPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

const colorScheme = '<meta name="color-scheme" content="light dark">'

/** What is shown when even rendering fails: no script, no style, nothing that could fail in turn. */
export const failurePage = plainPage(
  'Something went wrong',
  '<h1>Something went wrong. Please try again.</h1><p><a href="">Try again</a> or go <a href="/">back to Home</a>.</p>',
  colorScheme,
)

/** What is shown to an address that asks for more pages in a minute than a person opens. */
export const tooManyPagesPage = plainPage(
  'Too many requests',
  '<h1>Too many requests. Please wait a minute.</h1><p><a href="">Try again</a></p>',
  colorScheme,
)

/** What is shown while this process has more to do than it can. */
export const busyPage = plainPage(
  'The site is busy',
  '<h1>The site is busy. Please try again in a few seconds.</h1><p><a href="">Try again</a></p>',
  colorScheme,
)

/** What is shown for an address that cannot be read, so that no route can be found for it (specification §2, 404 page). */
export const unreadableAddressPage = plainPage(
  'Page not found',
  '<h1>Oops! Page not Found.</h1><p><a href="/">Back to Home</a></p>',
  colorScheme,
)
