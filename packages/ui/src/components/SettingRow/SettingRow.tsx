import type { ReactNode } from 'react'
import { useId } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Text } from '../Text/Text.tsx'
import { below as belowStyle, control, row, words } from './SettingRow.css.ts'
import { SettingDescriptionContext } from './settingDescription.ts'

export interface SettingRowProps extends RootProps {
  /** What is set or done. */
  title: string
  /** What it means, in a sentence. */
  description?: ReactNode
  /**
   * The control; leave it out if there is nothing to do. A `Switch` gets `description` as its own.
   */
  children?: ReactNode
  /** Content over the whole width below, such as a list. */
  below?: ReactNode
}

/**
 * One setting or action: a title, a sentence, and its control at the end of the line. A line
 * separates rows that follow one another.
 */
export function SettingRow({ title, description, children, below, ...root }: SettingRowProps) {
  const id = useId()
  return (
    <div {...rootPropsOf(root)} className={row}>
      <div className={words}>
        <Text weight="strong">{title}</Text>
        {description && (
          <Text id={id} size={14} tone="muted">
            {description}
          </Text>
        )}
      </div>
      {children && (
        <SettingDescriptionContext.Provider value={description ? id : undefined}>
          <div className={control}>{children}</div>
        </SettingDescriptionContext.Provider>
      )}
      {below && <div className={belowStyle}>{below}</div>}
    </div>
  )
}
