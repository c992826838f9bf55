import { CourseOutline } from '@rampart/ui/CourseOutline'

export function Example() {
  return (
    <CourseOutline
      canExpandAll
      modules={[
        {
          title: 'Identity',
          lessons: [
            { title: 'Who is asking?', type: 'video' },
            { title: 'Check what you know', type: 'other' },
          ],
        },
        { title: 'Devices', lessons: [{ title: 'What a device can prove', type: 'video' }] },
      ]}
    />
  )
}
