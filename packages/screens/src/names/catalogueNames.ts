import type { Domain, ItemType, Level } from '@rampart/contract/entities/values'

/** Words for the catalogue's values, in the order of the filters (specification §9). */
export const levelNames = { beginner: 'Beginner', intermediate: 'Intermediate', expert: 'Expert' } as const satisfies Record<Level, string>
export const domainNames = {
  'cloud engineering': 'Cloud engineering',
  cybersecurity: 'Cybersecurity',
  devops: 'DevOps',
  devsecops: 'DevSecOps',
} as const satisfies Record<Domain, string>
export const typeNames = { course: 'Course', lab: 'Lab' } as const satisfies Record<ItemType, string>
