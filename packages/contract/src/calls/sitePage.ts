import { sitePageSchema } from '../entities/sitePage.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { slugInput, strictInput } from './inputs.ts'

/** A page of the operator's words. An addition to the specification. */
export const getSitePage = defineCall({
  name: 'getSitePage',
  method: 'GET',
  path: '/page/:slug',
  auth: 'public',
  params: strictInput({ slug: slugInput }),
  response: success({ data: sitePageSchema }),
  errors: ['page_not_found'],
})
