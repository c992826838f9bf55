import { InstructorBlock } from '@rampart/ui/InstructorBlock'

export function Example() {
  return (
    <InstructorBlock
      name="Amina Okafor"
      jobTitle="Security engineer"
      bio="Ten years of incident response in hospitals and banks."
      pictureUrl="/people/amina.webp"
    />
  )
}
