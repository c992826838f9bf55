import { apiBase } from '@rampart/contract/calls/call'
import { callTable } from '@rampart/contract/calls/table'
import { Suspense } from 'react'
import { calls, otherCalls, outcomes } from './calls.ts'
import type { CallName } from './calls.ts'
import './StateMatrix.css'
import { StoryLinks } from './StoryLinks.tsx'

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** Every call of the contract with the stories of how it can end; below it those that no page makes. */
export function CallsTable() {
  const all = namesOf(calls)
  const stories = new Set(all.flatMap((name) => Object.values(calls[name])))
  return (
    <div className="atlas calls">
      <p className="atlas-summary">
        <strong>{all.length}</strong> calls, <strong>{stories.size}</strong> stories
      </p>
      <Suspense fallback={<p>Loading stories …</p>}>
        <table className="atlas-table" aria-label="Calls and their stories">
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Success</th>
              <th scope="col">Failure</th>
              <th scope="col">Slow</th>
              <th scope="col">Malformed</th>
            </tr>
          </thead>
          <tbody>
            {all.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <Call name={name} />
                </th>
                {outcomes.map((outcome) => (
                  <td key={outcome}>
                    <StoryLinks ids={[calls[name][outcome]]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Suspense>
      <h2>Calls that no page makes</h2>
      <ul>
        {namesOf(otherCalls).map((name) => (
          <li key={name}>
            <Call name={name} />
            <br />
            {otherCalls[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Call({ name }: { name: CallName }) {
  const { method, path } = callTable[name]
  return (
    <>
      <strong>{name}</strong>
      <br />
      <code>
        {method} {apiBase + path}
      </code>
    </>
  )
}
