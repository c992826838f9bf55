import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import { control, row, words } from './SettingRow.css.ts'

export interface SettingRowProps {
  /** What is set or done. */
  title: string
  /** What it means, in a sentence. */
  description?: ReactNode
  /** The control, with a name of its own. */
  children: ReactNode
}

/** One thing to set or to do, with a sentence on it and its control at the end of the line; rows after one another are parted by a line. */
export function SettingRow({ title, description, children }: SettingRowProps) {
  return (
    <div className={row}>
      <div className={words}>
        <Text weight="strong">{title}</Text>
        {description && (
          <Text size={14} tone="muted">
            {description}
          </Text>
        )}
      </div>
      <div className={control}>{children}</div>
    </div>
  )
}
