import { BookOpen, FlaskConical, GraduationCap, LifeBuoy, Users } from 'lucide-react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  facts as factsStyle,
  icon,
  item,
  kind,
  link,
  list,
  title,
  words,
} from './SearchResultList.css.ts'
import { searchResultListMessages } from './SearchResultList.messages.ts'

/** What a search finds. */
export type SearchResultKind = 'course' | 'lesson' | 'lab' | 'bootcamp' | 'page'

/** One thing that was found. */
export interface SearchResultItem {
  id: string
  kind: SearchResultKind
  title: string
  /** Language of title and context, if it is not that of the content around. */
  lang?: string | undefined
  /** The content that it is part of, such as the course of a lesson; shown as the first fact. */
  context?: string | undefined
  href: string
  /** Other facts that tell it apart, such as 'Linux for the Cloud' and 'Beginner'. */
  facts: readonly string[]
}

export interface SearchResultListProps extends RootProps {
  /** Name of the list. @default 'Results' */
  label?: string
  /** The best first; with none, nothing is shown. */
  results: readonly SearchResultItem[]
}

const icons = {
  course: GraduationCap,
  lesson: BookOpen,
  lab: FlaskConical,
  bootcamp: Users,
  page: LifeBuoy,
}

/**
 * The results of a search, a link each. For courses and labs to choose from use `ContentCard`; for
 * quick finding `CommandPalette`.
 */
export function SearchResultList({ label, results, ...root }: SearchResultListProps) {
  const messages = useMessages(searchResultListMessages)
  if (results.length === 0) return null
  return (
    <ul {...rootPropsOf(root)} role="list" aria-label={label ?? messages.label} className={list}>
      {results.map((result) => (
        <li key={result.id} className={item}>
          <Result {...result} kindName={messages.kinds[result.kind]} />
        </li>
      ))}
    </ul>
  )
}

interface ResultProps extends SearchResultItem {
  kindName: string
}

function Result({ kind: ofKind, kindName, title: name, lang, context, href, facts }: ResultProps) {
  const Icon = icons[ofKind]
  return (
    <a href={href} className={link}>
      <span className={icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={words}>
        <span className={title}>
          <OfContent lang={lang}>{name}</OfContent>
        </span>
        <span className={factsStyle}>
          <span className={kind}>{kindName}</span>
          {context !== undefined && (
            <span>
              <OfContent lang={lang}>{context}</OfContent>
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </a>
  )
}
