import { useEffect, useState } from 'react'

/** An item, as the API describes it. */
export interface Item {
  id: string
  type: string
  title: string
  domain: string
  level: string
  duration: number
}

/**
 * The smallest possible catalogue: native elements, one filter that works, no library but React.
 */
export function Catalogue({ items }: { items: readonly Item[] }) {
  const [isBeginner, setBeginner] = useState(false)
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <>
      <header>
        <a href="/">Rampart</a> <a href="/bootcamps">Bootcamps</a> <a href="/signin">Sign In</a>
      </header>
      <main>
        <h1>Explore Courses and Labs</h1>
        <p>
          Discover courses that raise skills in cloud engineering, cybersecurity and more, step by
          step, at your own pace.
        </p>
        <label>
          <input
            type="checkbox"
            checked={isBeginner}
            onChange={(event) => setBeginner(event.target.checked)}
          />{' '}
          Beginner
        </label>
        <ul>
          {items
            .filter(({ level }) => !isBeginner || level === 'beginner')
            .map(({ id, type, title, domain, level, duration }) => (
              <li key={id} data-level={level}>
                <a href={`/${type}/${id}`}>
                  <span>{type}</span> <span>{level}</span>
                  <h3>{title}</h3>
                  <p>
                    {domain}, {duration} minutes
                  </p>
                </a>
              </li>
            ))}
        </ul>
      </main>
    </>
  )
}
