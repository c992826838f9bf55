import { expect } from '@playwright/test'
import { endLab, launchLab, newLearner, test } from './support.ts'

/** The response of a process of the previous release to a body with a field that is new. */
const refusal = (name: string) => ({
  success: false,
  message: 'Some fields are not valid.',
  code: 'invalid_request',
  errors: [{ path: '', msg: `Unknown field: ${name}.`, code: 'unknown_field' }],
})

test.describe('while a process of the release before runs beside this one', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('a lab is extended, though that process does not know the time before', async ({ page }) => {
    await newLearner(page)
    await launchLab(page, 'jwt-forgery')
    await expect(page.getByRole('region', { name: 'Lab Access' })).toBeVisible()
    const bodies: unknown[] = []
    await page.route('**/api/lab/sessions/*/extend', async (route) => {
      const body = route.request().postDataJSON() as object
      bodies.push(body)
      if ('ttl' in body) await route.fulfill({ status: 400, json: refusal('ttl') })
      else await route.continue()
    })
    await page.getByRole('button', { name: /^Extend/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /30 minutes/ })
      .check()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Extend/ })
      .click()
    await expect(page.getByText('Lab session extended by 30 minutes.').first()).toBeVisible()
    expect(bodies).toEqual([{ duration: 30, ttl: expect.any(Number) }, { duration: 30 }])
    await endLab(page)
  })
})
