import { expect, test } from 'vitest'
import { withUndefined } from '../scripts/optional.ts'

test.each([
  ['    error?: string;', '    error?: string | undefined;'],
  ["    'aria-label'?: string;", "    'aria-label'?: string | undefined;"],
  ["    readonly size?: 'small' | 'large';", "    readonly size?: 'small' | 'large' | undefined;"],
  ['    onPress?: () => void;', '    onPress?: (() => void) | undefined;'],
  [
    '    jump?: {\n        to: number;\n        from?: number;\n    };',
    '    jump?: {\n        to: number;\n        from?: number | undefined;\n    } | undefined;',
  ],
  [
    '    rows?: {\n        id: string;\n    }[];',
    '    rows?: {\n        id: string;\n    }[] | undefined;',
  ],
])('%s may be undefined', (line, expected) => {
  expect(withUndefined(`interface Props {\n${line}\n    title: string;\n}`)).toBe(
    `interface Props {\n${expected}\n    title: string;\n}`,
  )
})

test.each([
  '    value?: string | undefined;',
  '    title: string;',
  'export declare function day(text?: string): string;',
  '     * Is it open?: it says so;',
])('%s stays', (line) => {
  expect(withUndefined(line)).toBe(line)
})
