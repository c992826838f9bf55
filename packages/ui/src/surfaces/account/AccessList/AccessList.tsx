import { KeyRound, Laptop, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { known } from '../../../known.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  icon as iconStyle,
  item as itemStyle,
  list,
  title as titleStyle,
  words,
} from './AccessList.css.ts'

/** A way into an account. */
export interface Access {
  id: string
  kind: 'computer' | 'phone' | 'passkey'
  /** Such as 'Chrome on Linux', or the name that its owner gave it. */
  title: string
  /** When it was made and last used. */
  detail: string
  /** A short label beside the title, such as 'This device'. */
  mark?: string
  /** A button that ends or removes it. */
  action?: ReactNode
}

export interface AccessListProps extends RootProps {
  /** Name of the list for screen readers. */
  label: string
  items: readonly Access[]
}

const icons = { computer: Laptop, phone: Smartphone, passkey: KeyRound }

/**
 * The ways into an account, one below the other: devices that are signed in, or passkeys, each with
 * a button that ends it.
 */
export function AccessList({ label, items, ...root }: AccessListProps) {
  return (
    <ul {...rootPropsOf(root)} role="list" aria-label={label} className={list}>
      {items.map(({ id, kind, title, detail, mark, action }) => {
        const Icon = icons[known(icons, kind, 'computer', 'The kind of an access')]
        return (
          <li key={id} className={itemStyle}>
            <span className={iconStyle}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <div className={words}>
              <span className={titleStyle}>
                <Text as="span" weight="strong">
                  {title}
                </Text>
                {mark && <Chip tone="success">{mark}</Chip>}
              </span>
              <Text size={14} tone="muted">
                {detail}
              </Text>
            </div>
            {action}
          </li>
        )
      })}
    </ul>
  )
}
