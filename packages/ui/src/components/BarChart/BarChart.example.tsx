import { BarChart } from '@rampart/ui/BarChart'

export function Example() {
  return (
    <BarChart
      caption="Hours by domain"
      bars={[
        { label: 'Cloud engineering', value: 14 },
        { label: 'Cybersecurity', value: 9 },
        { label: 'DevOps', value: 3 },
      ]}
      format={(hours) => `${hours} h`}
    />
  )
}
