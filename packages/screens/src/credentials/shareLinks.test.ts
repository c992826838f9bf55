import { describe, expect, it } from 'vitest'
import { credentialMessages } from './credentials.messages.ts'
import { linkedInLink, linkedInProfileLink, whatsAppLink, xLink } from './shareLinks.ts'
import type { Shared } from './shareLinks.ts'

const { certificate, badge } = credentialMessages.english.kinds
const sharing = (subject: string | undefined): Shared => ({
  text: certificate.of.course.post(subject, 'Rampart'),
  url: 'https://rampart.example/cert/view/CSN-DEMO000001',
})
const shared = sharing('Incident Response 101')
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

it('says different things about courses, bootcamps and badges', () => {
  const names = [certificate.of.course, certificate.of.bootcamp, badge.of.course]
  const texts = names.flatMap(({ post }) => [
    post('Incident Response 101', 'Rampart'),
    post(undefined, 'Rampart'),
  ])
  expect(new Set(texts).size).toBe(6)
  for (const text of texts) expect(text).not.toContain('undefined')
  expect(texts[0]).toContain('“Incident Response 101”')
  expect(texts[2]).toContain('graduated')
})

it('opens each place with the words and the address', () => {
  expect(queryOf(whatsAppLink(shared))).toEqual({ text: `${shared.text} ${shared.url}` })
  expect(queryOf(xLink(shared))).toEqual({ text: shared.text, url: shared.url })
  expect(linkedInLink(shared.url)).toBe(
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Frampart.example%2Fcert%2Fview%2FCSN-DEMO000001',
  )
})

describe.each([
  ['ampersand and hash', 'R&D #1: 100% = a+b?'],
  ['emoji', '🏰 Rampart 👩🏽‍💻'],
  ['right to left', 'أمن السحابة'],
  ['markup', '"><script>alert(1)</script>'],
  ['another address', 'x&url=https://evil.example#'],
  ['line breaks', 'one\r\ntwo'],
])('a name with %s', (_name, subject) => {
  it('arrives whole and changes nothing else', () => {
    const hostile = sharing(subject)
    for (const link of [whatsAppLink(hostile), xLink(hostile)]) {
      expect(link).toMatch(/^https:\/\/(wa\.me|x\.com)\/[\w/]*\?[\w.~%*=&-]+$/)
      expect(queryOf(link)['text']).toContain(subject)
    }
    expect(queryOf(xLink(hostile))['url']).toBe(shared.url)
    const profile = queryOf(
      linkedInProfileLink({
        name: subject,
        organization: subject,
        issuedAt: '2026-08-14',
        url: shared.url,
        id: 'CSN-1',
      }),
    )
    expect(profile).toMatchObject({
      name: subject,
      organizationName: subject,
      certUrl: shared.url,
      certId: 'CSN-1',
    })
  })
})

it('accepts half a character', () => {
  expect(queryOf(xLink(sharing('half \uD83C')))['text']).toContain('half \uFFFD')
})

it('fills in the profile, with the month in UTC', () => {
  const entry = {
    name: 'Incident Response 101',
    organization: 'Rampart',
    issuedAt: '2026-01-31T23:30:00.000-05:00',
    url: shared.url,
    id: 'CSN-DEMO000001',
  }
  expect(linkedInProfileLink(entry)).toMatch(
    /^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&/,
  )
  expect(queryOf(linkedInProfileLink(entry))).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Incident Response 101',
    organizationName: 'Rampart',
    issueYear: '2026',
    issueMonth: '2',
    certUrl: shared.url,
    certId: 'CSN-DEMO000001',
  })
  expect(queryOf(linkedInProfileLink({ ...entry, issuedAt: 'soon' }))).not.toHaveProperty(
    'issueYear',
  )
})
