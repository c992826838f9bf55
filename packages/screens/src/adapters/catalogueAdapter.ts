import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { SearchResult } from '@rampart/contract/entities/searchResult'
import type { SitePage } from '@rampart/contract/entities/sitePage'
import type { SearchKind } from '@rampart/contract/entities/values'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'

/** Reads the catalogue of courses and labs. */
export interface CatalogueAdapter {
  /**
   * A page of the items that match the filter: the first one, or the one after `after`, which is
   * the `next` of the page before.
   */
  list(filter: CatalogueFilter, after: string | null): Promise<CataloguePage>
  /**
   * Finds what has all of the words, which `searchText` has normalized; of one kind, or of all
   * kinds.
   */
  search(words: string, kind: SearchKind | undefined): Promise<SearchFindings>
  /** A page of the operator's words. */
  page(slug: string): Promise<SitePage>
}

/** What a search has found. */
export interface SearchFindings {
  /** The best first. */
  results: SearchResult[]
  /** How many are found of each kind, also of kinds that were not asked for. */
  counts: Record<SearchKind, number>
  /** The words that were searched for instead, if some were mistyped; else null. */
  corrected: string | null
  /** Whether nothing has all of the words, and these have most of them. */
  isPartial: boolean
}

/** At most sixty items of the catalogue; all at once from an older server. */
export interface CataloguePage {
  items: CatalogueItem[]
  /** How many items match the filter, on all pages. */
  total: number
  /** Null after the last item. */
  next: string | null
}
