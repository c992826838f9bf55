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

it('shows the component alone if one of the story’s own is around it', () => {
  const args = { component, initialArgs: { title: 'Leave?' } }
  for (const minified of ['o', 'A', 'S', 'CY', 'To'])
    expect(storyCode(`<${minified}\n  title="Leave?"\n/>`, args)).toBe('<Dialog title="Leave?" />')
  expect(storyCode('<p>Text</p>', args)).toBe('<p>Text</p>')
})

it.each([
  ['a mock', 'onPress={function CY(){}}', 'onPress={() => {}}'],
  [
    'a mock in an object',
    "type={{ onChange: function Te(){}, value: 'a' }}",
    "type={{ onChange: () => {}, value: 'a' }}",
  ],
  ['a picture', 'imageUrl="data:image/svg+xml,%3Csvg%20x%3D1"', 'imageUrl="/picture.svg"'],
  [
    'a picture with blanks and quotes',
    `imageUrl="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='a'%3E" level="expert"`,
    'imageUrl="/picture.svg" level="expert"',
  ],
  [
    'a picture in an object',
    String.raw`next={{ imageUrl: 'data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org\' /%3E', note: 'b' }}`,
    "next={{ imageUrl: '/picture.svg', note: 'b' }}",
  ],
  [
    'the texts of a language',
    "\n  messages={{\n    Menu: {\n      open: 'افتح'\n    }\n  }}",
    '\n  messages={arabic}',
  ],
  ['an element', "triggerRef={{\n  current: '[Circular]'\n}}", 'triggerRef={ref}'],
])('keeps JSX, without %s in full', (_what, attribute, shown) => {
  expect(storyCode(`<Card ${attribute} />`, { component, initialArgs: {} })).toBe(
    `<Card ${shown} />`,
  )
})
