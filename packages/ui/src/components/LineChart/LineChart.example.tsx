import { LineChart } from '@rampart/ui/LineChart'

export function Example() {
  return (
    <LineChart
      caption="Hours a week"
      points={['9 March', '16 March', '23 March', '30 March']}
      series={[
        { label: 'Lessons', values: [2, 4, 3.5, 6] },
        { label: 'Labs', values: [0, 1, 3, 4] },
      ]}
      format={(hours) => `${hours} h`}
    />
  )
}
