import { expect, it } from 'vitest'
import { credentialWires } from '../calls/credentialWires.ts'
import { fromListed, toListed } from './credentialWire.ts'
import type { CredentialView } from './credentialWire.ts'

const certificate: CredentialView = {
  type: 'certificate',
  credentialId: 'CSN-1',
  source: 'bootcamp',
  participantName: 'Ada',
  bootcampName: 'A Bootcamp',
  course: null,
  issuedAt: '2026-01-01T00:00:00.000Z',
  status: 'Valid',
  imageUrl: '/1.png',
  pdfUrl: '/1.pdf',
  track: null,
  achievement: { slug: 'a-bootcamp', skills: ['A skill'], lessons: null, minutes: null },
  evidence: [
    {
      path: 'a-lab',
      title: 'A Lab',
      solved: 3,
      checks: 3,
      minutes: 12,
      solvedAt: '2026-01-01T00:00:00.000Z',
    },
  ],
}
const badge: CredentialView = {
  ...certificate,
  type: 'badge',
  credentialId: 'BDG-1',
  source: 'course',
  bootcampName: null,
  course: { title: 'A Course' },
  pdfUrl: null,
}
const trackBadge: CredentialView = {
  ...badge,
  source: 'track',
  course: { title: 'DevOps Labs, Expert' },
  track: { domain: 'devops', level: 'expert' },
}

const common = {
  participantName: 'Ada',
  issuedAt: '2026-01-01T00:00:00.000Z',
  status: 'Valid',
  imageUrl: '/1.png',
  achievement: certificate.achievement,
  evidence: certificate.evidence,
}

it.each([
  [
    certificate,
    {
      ...common,
      csnId: 'CSN-1',
      certificateType: 'bootcamp',
      bootcampName: 'A Bootcamp',
      course: null,
      pdfUrl: '/1.pdf',
    },
  ],
  [badge, { ...common, badgeId: 'BDG-1', course: { title: 'A Course' }, track: null }],
  [trackBadge, { ...common, badgeId: 'BDG-1', course: trackBadge.course, track: trackBadge.track }],
])('names the parts of a $type as the specification says, and back', (view, wire) => {
  const { toWire, fromWire } = credentialWires[view.type]
  expect(toWire(view)).toEqual(wire)
  expect(fromWire(wire)).toEqual(view)
})

it.each([certificate, badge, trackBadge])(
  'lists a credential by the name of its ID, and back: $type',
  (view) => {
    const {
      participantName: _name,
      achievement: _achievement,
      evidence: _evidence,
      ...listed
    } = { ...view, _id: 'a' }
    const wire = toListed(listed)
    const [named, other] = view.type === 'badge' ? ['badgeId', 'csnId'] : ['csnId', 'badgeId']
    expect(wire).toMatchObject({
      _id: 'a',
      type: view.type,
      [named]: view.credentialId,
      [other]: null,
    })
    expect(wire).not.toHaveProperty('credentialId')
    expect(fromListed(wire)).toEqual(listed)
  },
)
