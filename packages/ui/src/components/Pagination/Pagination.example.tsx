import { Pagination } from '@rampart/ui/Pagination'
import { useState } from 'react'

export function Example() {
  const [page, setPage] = useState(1)
  return <Pagination page={page} pageCount={12} onChange={setPage} />
}
