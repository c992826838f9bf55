import type { EvidenceState } from '@rampart/contract/calls/evidence'
import type { LabEvidence } from '@rampart/contract/entities/labEvidence'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView, ListedCredential } from '@rampart/contract/rules/credentialWire'
import { found } from '@rampart/verify/checks'
import type { Verification } from '@rampart/verify'
import { badgePicture, certificatePicture, coursePictures } from './credentialPictures.ts'

export const certificate: CredentialView = {
  type: 'certificate',
  credentialId: 'CSN-DEMO000001',
  source: 'course',
  participantName: 'Dana Learner',
  bootcampName: null,
  course: { title: 'Incident Response 101' },
  issuedAt: '2026-08-14T09:00:00.000Z',
  status: 'Valid',
  imageUrl: coursePictures.certificate('Dana Learner', 'Incident Response 101'),
  pdfUrl: 'data:application/pdf;base64,JVBERi0xLjQK',
  track: null,
  achievement: {
    slug: 'incident-response-101',
    skills: [
      'Tell an incident from a false alarm within minutes',
      'Contain an attacker without losing evidence',
      'Write a timeline that a court can follow',
    ],
    lessons: 8,
    minutes: 95,
  },
  evidence: [],
}

export const bootcampCertificate: CredentialView = {
  ...certificate,
  credentialId: 'CSN-DEMO000002',
  participantName: 'Pat Participant',
  source: 'bootcamp',
  bootcampName: 'AWS Cloud Bootcamp',
  course: null,
  achievement: { slug: 'aws', skills: [], lessons: null, minutes: null },
  imageUrl: certificatePicture(
    'Pat Participant',
    'Certificate of achievement of the bootcamp',
    'AWS Cloud Bootcamp',
  ),
}

/** Names that try to be more than text. */
export const hostileCertificate: CredentialView = {
  ...certificate,
  credentialId: 'CSN-DEMO000003',
  participantName: '"><script>alert(1)</script> محمد \u202Ereversed 👩🏽‍💻',
  course: {
    title:
      "R&D #1: </title><img src=x onerror=alert(1)> Internationalisierungsorganisationszertifizierung's",
  },
}

export const badge: CredentialView = {
  type: 'badge',
  credentialId: 'BDG-DEMO000001',
  source: 'course',
  bootcampName: null,
  pdfUrl: null,
  participantName: 'Dana Learner',
  course: { title: 'Container Fundamentals' },
  issuedAt: '2026-07-02T09:00:00.000Z',
  status: 'Valid',
  imageUrl: badgePicture,
  track: null,
  achievement: {
    slug: 'container-fundamentals',
    skills: ['Build small images', 'Find out why a container does not start'],
    lessons: 6,
    minutes: 70,
  },
  evidence: [],
}

/** Two solved labs. */
export const solvedLabs: readonly LabEvidence[] = [
  {
    path: 'exposed-bucket',
    title: 'The Exposed Bucket',
    solved: 5,
    checks: 5,
    minutes: 12,
    solvedAt: '2026-08-10T16:20:00.000Z',
  },
  {
    path: 'leaky-pipeline',
    title: 'The Leaky Pipeline',
    solved: 7,
    checks: 7,
    minutes: 41,
    solvedAt: '2026-08-12T18:05:00.000Z',
  },
]

/** All labs of a domain and level. */
export const trackBadge: CredentialView = {
  ...badge,
  credentialId: 'BDG-DEMO000002',
  source: 'track',
  course: { title: 'Cybersecurity Labs, Beginner' },
  track: { domain: 'cybersecurity', level: 'beginner' },
  achievement: null,
}

/** One of each kind. */
export const credentialSamples: Readonly<Record<CredentialType, CredentialView>> = {
  certificate,
  badge,
}

/** A course certificate, a bootcamp certificate and a badge. */
export const credentials: ListedCredential[] = [certificate, bootcampCertificate, badge].map(
  (given, index) => ({ _id: `credential-${index + 1}`, ...given }),
)

/** The result of checking a valid credential. */
export const verification: Verification = {
  verdict: 'valid',
  checks: [
    found('signed'),
    found('issuer_trusted', 'rampart.example'),
    found('key_published'),
    found('unchanged'),
    found('never_expires'),
    found('not_revoked'),
  ],
}

/** The state of a learner who was not asked yet whether a credential may show solved labs. */
export const unaskedEvidence: EvidenceState = {
  consent: 'unasked',
  decidedAt: null,
  credentials: [
    {
      type: 'certificate',
      credentialId: certificate.credentialId,
      title: 'Incident Response 101',
      evidence: [...solvedLabs],
    },
  ],
}
