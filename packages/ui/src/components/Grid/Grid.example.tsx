import { Card } from '@rampart/ui/Card'
import { Grid } from '@rampart/ui/Grid'

export function Example() {
  return (
    <Grid columns={3} as="ul">
      <Card as="li">Cloud engineering</Card>
      <Card as="li">Cybersecurity</Card>
      <Card as="li">DevOps</Card>
    </Grid>
  )
}
