import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { about, section, words } from './SettingsSection.css.ts'

export interface SettingsSectionProps extends RootProps {
  title: string
  /** A sentence on what can be done here, or a second line of the title. */
  lead?: ReactNode
  /** Picture before the title, such as an `Avatar`. */
  mark?: ReactNode
  /** Form or `SettingRow`s. */
  children: ReactNode
}

/**
 * One subject of a settings page: its name and a sentence, with the settings in a card: beside them
 * from 900 px on, below them on narrower screens.
 */
export function SettingsSection({ title, lead, mark, children, ...root }: SettingsSectionProps) {
  const id = useId()
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={section}>
      <div className={about}>
        {mark}
        <div className={words}>
          <Heading id={id} level={2} size={20}>
            {title}
          </Heading>
          {lead && (
            <Text size={14} tone="muted">
              {lead}
            </Text>
          )}
        </div>
      </div>
      <Card>{children}</Card>
    </section>
  )
}
