import { expect, it } from 'vitest'
import { unknownValues, unsetVariables } from './guideVariables.ts'

const names = (...blocks: string[]) =>
  unsetVariables(
    blocks.map((block) => `1. Do it:\n\n   \`\`\`bash\n${indented(block)}\n   \`\`\``).join('\n\n'),
  ).map(({ name }) => name)
const indented = (block: string) => block.replace(/^/gm, '   ')

it('finds what no earlier line sets, once', () => {
  expect(names('curl "$LAB_URL/$A"', 'A=1\ncurl "$A" "${B:-x}" $B')).toEqual(['LAB_URL', 'A', 'B'])
})

it.each([
  ['a variable set before', 'export LAB_URL=\'x\' KEY=\'y\'\ncurl -u "$KEY" "$LAB_URL"'],
  ['one set in an earlier block', 'TOKEN=$(curl x)\necho "$TOKEN"'],
  ['a loop', 'for i in 1 2; do echo $i; done'],
  ['what is read', 'while read -r line; do echo "$line"; done'],
  ['what stands in single quotes', "jq '{a: $a}' | awk '{ print\n$b }'"],
  ['what jq is given', 'curl -d "$(jq -n --arg url "$1" \'{url: $url}\')"'],
  ['places of arguments and the last status', 'f() { echo "$1" "$@" $?; }'],
])('accepts %s', (_, block) => {
  expect(names(block)).toEqual([])
})

it('reads blocks of shells alone', () => {
  expect(unsetVariables('```json\n{"a": "$B"}\n```\n\nAnd `$C`.')).toEqual([])
})

it('finds values that no session has, once', () => {
  const guide = '`{{labUrl}}` {{accessKey}} {{acessKey}} {{acessKey}}'
  expect(unknownValues(guide, ['accessKey'])).toEqual(['acessKey'])
})
