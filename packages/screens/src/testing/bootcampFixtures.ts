import type { Bootcamp, BootcampStatus } from '@rampart/contract/entities/bootcamp'
import type {
  BootcampParticipant,
  BootcampTask,
  TaskFile,
} from '@rampart/contract/entities/bootcampTask'
import { artworkUrl } from './fixtures.ts'

/** A participant of bootcamps. */
export const participant: BootcampParticipant = {
  firstName: 'Pat',
  lastName: 'Participant',
  email: 'participant@demo.test',
  country: 'Nigeria',
}

/** A task for which nothing has been submitted yet. */
export const task: BootcampTask = {
  status: 'not_submitted',
  comment: null,
  weeklyTask: { file: null },
  resume: { file: null },
  internshipInterest: false,
  mentorshipInterest: false,
  bootcampFeedback: '',
}

/** A file that was submitted. */
export const taskFile: TaskFile = {
  name: 'week-1-report.pdf',
  size: 1_468_006,
  type: 'application/pdf',
  uploadedAt: '2026-04-01T09:00:00.000Z',
}

/** A bootcamp that is open for applications. */
export const bootcamp: Bootcamp = {
  _id: 'bootcamp-cyber',
  title: 'Cybersecurity Analyst Bootcamp',
  slug: 'cyber',
  level: 'Intermediate',
  duration: '10 weeks',
  startDate: '2026-03-14',
  endDate: '2026-05-23',
  status: 'open',
  brochureUrl: '/brochures/cyber.pdf',
  description:
    'The work of a security operations center: read the logs, tell the alarm from the attack, contain it, and write it up so that others can act.',
  highlights: [
    {
      title: 'Live every Saturday',
      text: 'Three hours with analysts on leave from their shift: a case first, then the theory.',
    },
    {
      title: 'Ten real incidents',
      text: 'Attacks replayed in an isolated network with hosts and a SIEM of your own.',
    },
    {
      title: 'Reports, reviewed',
      text: 'Each week ends with an incident report that a reviewer sends back with comments.',
    },
    {
      title: 'A shift of four',
      text: 'You hand over as a SOC does, and have a mentor who has led one.',
    },
    {
      title: 'A certificate to verify',
      text: 'Its ID can be checked by any employer, at any time, without asking us.',
    },
    {
      title: 'Help with what is next',
      text: 'A portfolio of reports, a resume review, and introductions to partners.',
    },
  ],
  curriculum: [
    {
      title: 'How a SOC works',
      text: 'Tiers, shifts, playbooks and the kill chain. Task: map a published breach to techniques.',
    },
    {
      title: 'Networks on the wire',
      text: 'Packets, DNS, TLS and HTTP. Task: find the beacon in an hour of traffic.',
    },
    {
      title: 'Detection engineering',
      text: 'Sigma rules, tests for rules, false positives. Task: five detections that stay quiet on an ordinary day.',
    },
  ],
  jobRoles: ['SOC Analyst', 'Cybersecurity Analyst', 'Incident Responder'],
  certifications: ['CompTIA Security+', 'CompTIA Cybersecurity Analyst, CySA+'],
  prerequisites: ['Networking basics: addresses, ports, DNS', 'You have used a command line'],
  technicalRequirements: [
    'A laptop with at least 16 GB of RAM',
    'A connection of 10 Mbit/s or more',
    '14 hours a week',
  ],
  image: artworkUrl({
    kind: 'course',
    domain: 'cybersecurity',
    level: 'intermediate',
    slug: 'cyber-bootcamp',
  }),
}

const others: Record<BootcampStatus, Partial<Bootcamp>> = {
  closed: {
    slug: 'aws',
    title: 'AWS Cloud Bootcamp',
    level: 'Beginner to Intermediate',
    image: artworkUrl({
      kind: 'course',
      domain: 'cloud engineering',
      level: 'intermediate',
      slug: 'aws-bootcamp',
    }),
  },
  running: {
    slug: 'devops',
    title: 'Platform Engineering Bootcamp',
    level: 'Beginner',
    image: artworkUrl({
      kind: 'course',
      domain: 'devops',
      level: 'beginner',
      slug: 'devops-bootcamp',
    }),
  },
  open: {},
  upcoming: {
    slug: 'ai-security',
    title: 'Applied AI Security Bootcamp',
    level: 'Advanced',
    image: artworkUrl({
      kind: 'course',
      domain: 'devsecops',
      level: 'expert',
      slug: 'ai-security-bootcamp',
    }),
  },
}

/** A bootcamp of each status and level. */
export const bootcamps: Bootcamp[] = (['closed', 'running', 'open', 'upcoming'] as const).map(
  (status) => ({ ...bootcamp, ...others[status], status }),
)
