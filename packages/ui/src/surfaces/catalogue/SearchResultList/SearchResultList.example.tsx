import { SearchResultList } from '@rampart/ui/SearchResultList'

export function Example() {
  return (
    <SearchResultList
      results={[
        {
          id: 'reading-permissions',
          kind: 'lesson',
          title: 'Reading permissions',
          href: '/course/linux-for-cloud/lesson/5',
          facts: ['Linux for the Cloud', '12 minutes'],
        },
      ]}
    />
  )
}
