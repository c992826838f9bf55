import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { Course } from '@rampart/contract/entities/course'
import type { UserProfile } from '@rampart/contract/entities/userProfile'
import { domains, levels } from '@rampart/contract/entities/values'
import { drawArtwork } from '@rampart/ui/artwork'

type Subject = Parameters<typeof drawArtwork>[0]

/** Artwork as a data address, so that stories need no server. */
export const artworkUrl = (subject: Subject) =>
  `data:image/svg+xml,${encodeURIComponent(drawArtwork(subject))}`

const item = (
  type: 'course' | 'lab',
  slug: string,
  title: string,
  domain: CatalogueItem['domain'],
  level: CatalogueItem['level'],
  duration: number,
): CatalogueItem => ({
  id: `${type}-${slug}`,
  slug: type === 'course' ? slug : null,
  path: type === 'lab' ? slug : null,
  type,
  title,
  image: artworkUrl({ slug, domain, level, kind: type }),
  domain,
  level,
  duration,
})

/** A small catalogue with every domain, level and type. */
export const catalogue: CatalogueItem[] = [
  item(
    'course',
    'zero-trust-foundations',
    'Zero Trust Foundations for Hybrid Networks',
    'cybersecurity',
    'intermediate',
    260,
  ),
  item(
    'lab',
    'private-vpc',
    'Build a Private VPC with Bastion Access',
    'cloud engineering',
    'beginner',
    90,
  ),
  item(
    'course',
    'software-supply-chain',
    'Securing the Software Supply Chain End to End, from Commit to Cluster',
    'devsecops',
    'expert',
    360,
  ),
  item(
    'course',
    'delivery-pipelines',
    'Delivery Pipelines That Roll Back Themselves',
    'devops',
    'intermediate',
    180,
  ),
  item(
    'lab',
    'intruder-logs',
    'Hunt an Intruder Through Your Logs',
    'cybersecurity',
    'beginner',
    45,
  ),
  item(
    'course',
    'solutions-architecture',
    'AWS Solutions Architecture, Deep Dive',
    'cloud engineering',
    'expert',
    555,
  ),
]

/** This many items, with all combinations in turn and the same picture. */
export function manyItems(count: number): CatalogueItem[] {
  const [first] = catalogue
  return Array.from({ length: count }, (_, index) => {
    const type = index % 3 === 0 ? 'lab' : 'course'
    const slug = `item-${index}`
    return {
      id: slug,
      slug: type === 'course' ? slug : null,
      path: type === 'lab' ? slug : null,
      type,
      title: `Item number ${index + 1} of a large catalogue`,
      image: first?.image ?? '',
      domain: domains[index % domains.length] ?? 'devops',
      level: levels[index % levels.length] ?? 'beginner',
      duration: 30 + (index % 9) * 30,
    }
  })
}

/** A long course with everything its page can show. */
export const course: Course = {
  _id: 'course-linux-for-cloud',
  slug: 'linux-for-cloud',
  title: 'Linux for the Cloud',
  description:
    'Every server you will ever rent speaks Linux. This course takes you from the first prompt to a hardened machine that you can leave alone over the weekend: files and permissions, processes, services, networking and logs.',
  level: 'beginner',
  domain: 'cloud engineering',
  thumbnail: artworkUrl({
    slug: 'linux-for-cloud',
    domain: 'cloud engineering',
    level: 'beginner',
    kind: 'course',
  }),
  previewVideo: 'about:blank',
  accessType: 'open',
  learningOutcomes: [
    'Move around a server without a mouse',
    'Read and set permissions',
    'Run services that survive a restart',
    'Find the one line that matters in a log',
    'Reach a machine safely over SSH',
  ],
  labs: [],
  outline: [
    {
      title: 'Getting around',
      lessons: [
        { title: 'The shell is a conversation', type: 'video' },
        { title: 'Files and folders', type: 'video' },
      ],
    },
    {
      title: 'Keeping it running',
      lessons: [
        { title: 'Processes and services', type: 'video' },
        { title: 'Check your knowledge', type: 'quiz' },
      ],
    },
  ],
  requirements: ['A computer with a terminal', 'No earlier experience with Linux'],
  completionCredential: 'certificate',
  badgeImageUrl: null,
  instructor: {
    name: 'Maya Okafor',
    profilePic: null,
    role: 'Principal Cloud Engineer',
    bio: 'Maya has kept other people’s servers alive for fifteen years, and teaches the habits that made it look easy.',
  },
  lessons: 12,
  duration: 150,
}

export const profile: UserProfile = {
  firstName: 'Dana',
  lastName: 'Learner',
  email: 'learner@demo.test',
  phoneNumber: '',
  linkedInProfile: '',
  labTime: 'standard',
  gender: 'other',
  country: null,
}
