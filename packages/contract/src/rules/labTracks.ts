import type { LabTrack } from '../entities/labTrack.ts'
import type { Domain, Level } from '../entities/values.ts'

const levelNames: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  expert: 'Expert',
}
const domainNames: Readonly<Record<Domain, string>> = {
  'cloud engineering': 'Cloud Engineering',
  cybersecurity: 'Cybersecurity',
  devops: 'DevOps',
  devsecops: 'DevSecOps',
}

/**
 * What a track of labs is called where it is issued: credentials have one title in every language,
 * 'Cybersecurity Labs, Beginner'.
 */
export const labTrackTitle = ({ domain, level }: LabTrack): string =>
  `${domainNames[domain]} Labs, ${levelNames[level]}`
