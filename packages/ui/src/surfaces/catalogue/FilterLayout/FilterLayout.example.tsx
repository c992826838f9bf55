import { Button } from '@rampart/ui/Button'
import { Card } from '@rampart/ui/Card'
import { FilterLayout } from '@rampart/ui/FilterLayout'
import { Grid } from '@rampart/ui/Grid'

/** The button opens a `FilterSheet` if there is no room for the panel. */
export function Example() {
  return (
    <FilterLayout
      resultsTitle="Courses"
      panel={<Card>Filters</Card>}
      button={<Button variant="outline">Filters</Button>}
    >
      <Grid columns={2}>
        <Card>Zero Trust Foundations</Card>
        <Card>Incident Response 101</Card>
      </Grid>
    </FilterLayout>
  )
}
