import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare const ITEMS: { id: string; title: string; domain: string; level: string; type: string }[]

function List() {
  const [isBeginner, setBeginner] = useState(false)
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <>
      <label>
        <input type="checkbox" checked={isBeginner} onChange={(event) => setBeginner(event.target.checked)} /> Beginner
      </label>
      <ul>
        {ITEMS.filter(({ level }) => !isBeginner || level === 'beginner').map(({ id, title, domain, level, type }) => (
          <li key={id}>
            <a href={`/${type}/${id}`}>
              {title} {domain} {level}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<List />)
