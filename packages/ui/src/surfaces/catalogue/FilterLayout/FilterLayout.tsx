import type { ReactNode } from 'react'
import { useId } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { button as buttonStyle, layout, results as resultsStyle } from './FilterLayout.css.ts'
import { filterLayoutMessages } from './FilterLayout.messages.ts'

export interface FilterLayoutProps extends RootProps {
  /** The results. */
  children: ReactNode
  /** A `FilterPanel`, at the left from 600 px on. */
  panel: ReactNode
  /** The button that opens the `FilterSheet`, over the results on phones only. */
  button: ReactNode
  /**
   * Heading of the results for assistive technology, so that users can go straight to them.
   * @default 'Results'
   */
  resultsTitle?: string
}

/**
 * A catalogue and its filters: the panel beside the results, or a button above them. CSS alone
 * switches.
 */
export function FilterLayout({
  children,
  panel,
  button,
  resultsTitle,
  ...root
}: FilterLayoutProps) {
  const id = useId()
  const messages = useMessages(filterLayoutMessages)
  return (
    <PageContainer {...rootPropsOf(root)}>
      <div className={layout}>
        <div className={buttonStyle}>{button}</div>
        {panel}
        <section aria-labelledby={id} className={resultsStyle}>
          <h2 id={id} className={visuallyHidden}>
            {resultsTitle ?? messages.results}
          </h2>
          {children}
        </section>
      </div>
    </PageContainer>
  )
}
