import { Suspense } from 'react'
import { outcomes, screens } from './calls.ts'
import './StateMatrix.css'
import { StoryLinks } from './StoryLinks.tsx'

/** Every screen that calls the API, with the stories of how the call can end. */
export function CallsTable() {
  const rows = Object.entries(screens)
  const stories = new Set(rows.flatMap(([, row]) => Object.values(row)))
  return (
    <div className="atlas calls">
      <p className="atlas-summary">
        <strong>{rows.length}</strong> screens, <strong>{stories.size}</strong> stories
      </p>
      <Suspense fallback={<p>Loading stories …</p>}>
        <table className="atlas-table" aria-label="Screens and their stories">
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">Success</th>
              <th scope="col">Failure</th>
              <th scope="col">Slow</th>
              <th scope="col">Malformed</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([screen, row]) => (
              <tr key={screen}>
                <th scope="row">{screen}</th>
                {outcomes.map((outcome) => (
                  <td key={outcome}>
                    <StoryLinks ids={[row[outcome]]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Suspense>
    </div>
  )
}
