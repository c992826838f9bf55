import { Tabs } from '@rampart/ui/Tabs'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Tabs
      label="About this bootcamp"
      tabs={[
        {
          id: 'curriculum',
          label: 'Curriculum',
          children: <Text>Six weeks, one topic each.</Text>,
        },
        { id: 'outcomes', label: 'Career outcomes', children: <Text>Cloud engineer.</Text> },
      ]}
    />
  )
}
