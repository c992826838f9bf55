import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { Credential } from '@rampart/contract/entities/credential'
import type { Verification } from '@rampart/verify'
import { badgePicture, certificatePicture } from './credentialPictures.ts'

export const certificate: Certificate = {
  csnId: 'CSN-DEMO000001',
  participantName: 'Dana Learner',
  certificateType: 'course',
  bootcampName: null,
  course: { title: 'Incident Response 101' },
  issuedAt: '2026-08-14T09:00:00.000Z',
  status: 'Valid',
  imageUrl: certificatePicture('Dana Learner', 'Certificate of completion of the course', 'Incident Response 101'),
  pdfUrl: 'data:application/pdf;base64,JVBERi0xLjQK',
}

export const bootcampCertificate: Certificate = {
  ...certificate,
  csnId: 'CSN-DEMO000002',
  participantName: 'Pat Participant',
  certificateType: 'bootcamp',
  bootcampName: 'AWS Cloud Bootcamp',
  course: null,
  imageUrl: certificatePicture('Pat Participant', 'Certificate of achievement of the bootcamp', 'AWS Cloud Bootcamp'),
}

/** Names that try to be more than text. */
export const hostileCertificate: Certificate = {
  ...certificate,
  csnId: 'CSN-DEMO000003',
  participantName: '"><script>alert(1)</script> محمد \u202Ereversed 👩🏽‍💻',
  course: { title: "R&D #1: </title><img src=x onerror=alert(1)> Internationalisierungsorganisationszertifizierung's" },
}

export const badge: Badge = {
  badgeId: 'BDG-DEMO000001',
  participantName: 'Dana Learner',
  course: { title: 'Container Fundamentals' },
  issuedAt: '2026-07-02T09:00:00.000Z',
  status: 'Valid',
  imageUrl: badgePicture,
}

/** A course certificate, a bootcamp certificate and a badge. */
export const credentials: Credential[] = [certificate, bootcampCertificate, badge].map((given, index) => ({
  _id: `credential-${index + 1}`,
  type: 'csnId' in given ? 'certificate' : 'badge',
  certificateType: 'csnId' in given ? given.certificateType : null,
  csnId: 'csnId' in given ? given.csnId : null,
  badgeId: 'badgeId' in given ? given.badgeId : null,
  bootcampName: 'csnId' in given ? given.bootcampName : null,
  course: given.course,
  issuedAt: given.issuedAt,
  pdfUrl: 'csnId' in given ? given.pdfUrl : null,
  imageUrl: given.imageUrl,
}))

/** What checking a credential that stands comes to. */
export const verification: Verification = {
  verdict: 'valid',
  checks: [
    { name: 'form', outcome: 'passed', words: 'The file is a signed Open Badges 3.0 credential.' },
    { name: 'issuer', outcome: 'passed', words: 'It was issued by rampart.example.' },
    { name: 'key', outcome: 'passed', words: 'The key that it names is published by the issuer.' },
    { name: 'signature', outcome: 'passed', words: 'The signature is the issuer’s, and nothing was changed since.' },
    { name: 'dates', outcome: 'passed', words: 'It is in force today.' },
    { name: 'status', outcome: 'passed', words: 'The issuer has not taken it back.' },
  ],
}
