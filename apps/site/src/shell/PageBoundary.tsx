import { paths } from '@rampart/contract/rules/sitePaths'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { PageUnavailable } from '../routing.tsx'
import { PageFailure } from './lateParts.ts'

interface PageBoundaryProps {
  /** Address of the page; another one begins without the failure. */
  place: string
  children: ReactNode
}

/**
 * Keeps header and footer where a page's script cannot be loaded or its rendering fails. React
 * writes the error to the console.
 */
export class PageBoundary extends Component<PageBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate({ place }: PageBoundaryProps): void {
    if (this.state.error && place !== this.props.place) this.retry()
  }

  retry = () => {
    if (this.state.error instanceof PageUnavailable) this.state.error.forget()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    const isUnavailable = error instanceof PageUnavailable
    return (
      <PageFailure
        kind={isUnavailable ? 'unavailable' : 'fault'}
        homeHref={paths.explore}
        onRetry={isUnavailable ? this.retry : () => location.reload()}
      />
    )
  }
}
