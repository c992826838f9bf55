import { createElement } from 'react'
import { expect, it } from 'vitest'
import { storyCode } from './storyCode.ts'

const component = Object.assign(() => null, { displayName: 'Dialog' })

it('writes JSX in place of a story object with its test', () => {
  expect(
    storyCode('{ play: async () => {} }', {
      component,
      initialArgs: {
        isOpen: true,
        title: 'Leave?',
        size: 2,
        onOpenChange: () => undefined,
        facts: [{ label: 'Start', value: "Dana's" }],
        children: createElement('p', {}, 'Sure?'),
      },
    }),
  ).toBe(`<Dialog
  isOpen
  title="Leave?"
  size={2}
  onOpenChange={() => {}}
  facts={[{ label: 'Start', value: "Dana's" }]}
>
  <p>
    Sure?
  </p>
</Dialog>`)
})

it('keeps JSX, without mocks and without pictures in full', () => {
  const code = '<Card onPress={function CY(){}} imageUrl="data:image/svg+xml,%3Csvg%20x%3D1" />'
  expect(storyCode(code, { component, initialArgs: {} })).toBe(
    '<Card onPress={() => {}} imageUrl="/picture.svg" />',
  )
})
