import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@rampart/api'
import { domains, levels } from '@rampart/contract/entities/values'
import { artworkPath } from '@rampart/contract/rules/artwork'
import { readSiteConfig } from '../../apps/site/server/siteConfig.ts'
import { startSite } from '../../apps/site/server/start.ts'
import { findSubjects, signIn } from './api/subjects.ts'
import { startLimits } from './limits/limits.ts'
import { listen } from './listen.ts'

/** Catalogue items as the API returns them. */
function catalogue(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const type = index % 3 === 0 ? ('lab' as const) : ('course' as const)
    const domain = domains[index % domains.length] ?? 'devops'
    const level = levels[index % levels.length] ?? 'beginner'
    const slug = `item-${index}`
    const image = artworkPath({ kind: type, domain, level, slug })
    return {
      id: slug,
      slug: type === 'course' ? slug : null,
      path: type === 'lab' ? slug : null,
      type,
      title: `Item ${index + 1}: a title of the usual length`,
      image,
      domain,
      level,
      duration: 30 + (index % 9) * 30,
    }
  })
}

const applyTo = 'bootcamps@example.org'

/** The site with a catalogue of sixty, its API replaced by one response. */
async function siteOfSixty() {
  const body = JSON.stringify({ success: true, data: catalogue(60) })
  const api = await listen((_request, response) =>
    response.setHeader('content-type', 'application/json').end(body),
  )
  const site = await startSite(
    readConfig({ PORT: '0', DATA_DIR: tmpdir() }),
    readSiteConfig({ API_URL: api.origin }, applyTo),
    { isDevelopment: false },
  )
  return {
    address: site.address,
    stop: async () => {
      await site.stop()
      api.server.close()
    },
  }
}

/** The site with its demo data. */
async function demoSite() {
  const folder = await mkdtemp(join(tmpdir(), 'rampart-bench-'))
  const site = await startSite(
    readConfig({ PORT: '0', DATA_DIR: folder, LAB_RUNTIME: 'off' }),
    readSiteConfig({}, applyTo),
    { isDevelopment: false },
  )
  return {
    address: site.address,
    stop: async () => {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A page to measure. */
export interface Subject {
  name: string
  url: string
  /** The session of the learner who opens it. @default none */
  token?: string | undefined
  /** Whether its filter 'Beginner' is measured. */
  hasFilter: boolean
}

/** Starts every page to compare, in this process: the two limits, and our pages. */
export async function startSubjects(): Promise<{ subjects: Subject[]; stop(): Promise<void> }> {
  const limits = await startLimits(catalogue(60))
  const sixty = await siteOfSixty()
  const demo = await demoSite()
  const session = await signIn(demo.address)
  const { slug, lessonId, credentialId } = await findSubjects(demo.address, session)
  return {
    subjects: [
      { name: 'limit: served whole', url: limits.whole, hasFilter: true },
      { name: 'limit: plain React', url: limits.react, hasFilter: true },
      { name: '/', url: `${sixty.address}/`, hasFilter: true },
      { name: 'a course', url: `${demo.address}/course/${slug}`, hasFilter: false },
      {
        name: 'a lesson',
        url: `${demo.address}/course/${slug}/lesson/${lessonId}`,
        token: session.token,
        hasFilter: false,
      },
      {
        name: 'a certificate',
        url: `${demo.address}/cert/view/${credentialId}`,
        hasFilter: false,
      },
    ],
    stop: async () => {
      await limits.stop()
      await sixty.stop()
      await demo.stop()
    },
  }
}

/** Starts the site with its demo data; its pages, those of a learner with a session. */
export async function startPages(): Promise<{ pages: Subject[]; stop(): Promise<void> }> {
  const { address, stop } = await demoSite()
  const session = await signIn(address)
  const { slug, lessonId, labPath, credentialId } = await findSubjects(address, session)
  const page = (name: string, token?: string) => ({
    name,
    url: address + name,
    token,
    hasFilter: false,
  })
  const open = [
    '/',
    `/course/${slug}`,
    `/lab/${labPath}`,
    `/cert/view/${credentialId}`,
    '/verify-cert',
    '/bootcamps',
    '/bootcamps/aws',
    '/signin',
    '/signup',
    '/forgot-password',
  ]
  const own = [
    '/',
    `/course/${slug}`,
    `/course/${slug}/lesson/${lessonId}`,
    `/lab/${labPath}`,
    '/lab-sessions',
    '/my-learning',
    '/my-learning/completed',
    '/my-learning/credentials',
    '/profile',
  ]
  return {
    pages: [...open.map((name) => page(name)), ...own.map((name) => page(name, session.token))],
    stop,
  }
}
