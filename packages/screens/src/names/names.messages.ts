import { defineMessages } from '@rampart/ui/Language'

/** Words for the catalogue's values, in the order of the filters (specification §9). */
export const nameMessages = defineMessages('names', {
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', expert: 'Expert' },
  domains: { 'cloud engineering': 'Cloud engineering', cybersecurity: 'Cybersecurity', devops: 'DevOps', devsecops: 'DevSecOps' },
  types: { course: 'Course', lab: 'Lab' },
})
