import { Accordion } from '@rampart/ui/Accordion'

export function Example() {
  return (
    <Accordion
      items={[
        { id: 'time', title: 'How long do labs run?', children: 'Up to four hours.' },
        { id: 'credits', title: 'What is a credit?', children: 'Ten minutes of a lab.' },
      ]}
    />
  )
}
