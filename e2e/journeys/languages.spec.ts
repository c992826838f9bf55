import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ownAddresses, publicAddresses } from './addresses.ts'
import { audit } from './audit.ts'
import {
  accounts,
  holdScripts,
  newLearner,
  openPage,
  password,
  ready,
  signInAs,
  test,
} from './support.ts'

/** The footer's control for the language. */
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('combobox')

/** The course of the demo that is written in two languages. */
const translated = {
  slug: 'incident-response-101',
  title: 'أساسيات الاستجابة للحوادث',
  lessons: ['هل هذا حادث؟', 'احتوِ الحادث واترك الأضواء مضاءة', 'الأدلة والقصة التي ترويها'],
  quiz: 'اختبر حكمك',
  rightOptions: [
    'اعزله عن الشبكة أولًا والتقط الذاكرة، ثم قرّر',
    'المستخدمون ومفاتيح الوصول التي أُنشئت به',
    'بيانات الاعتماد المؤقتة التي صدرت من قبل',
    'دور تغيّرت سياسة الثقة فيه',
    'الذاكرة، ثم الاتصالات والعمليات، ثم الأقراص، ثم السجلات المركزية',
    'كانت سجلات البناء علنية وتطبع متغيرات البيئة؛ يُخفيها فريق المنصة ويغلقها بحلول 3 مارس',
  ],
}

const root = (page: Page) => page.locator(':root')

test('the language that was chosen last stays, whichever is loaded first', async ({ page }) => {
  await openPage(page, '/signin')
  const release = await holdScripts(page, 'arabic*')
  const asked = page.waitForRequest('**/assets/arabic*.js')
  await choice(page).selectOption('العربية')
  await asked
  await choice(page).selectOption('Français')
  await release()
  await expect(root(page)).toHaveAttribute('lang', 'fr')
  await expect(choice(page)).toHaveValue('fr')
  await page.reload()
  await expect(root(page)).toHaveAttribute('lang', 'fr')
})

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-EG', contextOptions: { reducedMotion: 'reduce' } })

  test('sees Arabic from the first byte, and keeps French once it is chosen', async ({ page }) => {
    const first = await page.goto('/signin')
    const served = await first!.text()
    expect(served).toContain('<html lang="ar" dir="rtl">')
    expect(served).toContain('الدخول إلى حسابك')
    await ready(page)
    await expect(root(page)).toHaveAttribute('dir', 'rtl')

    // What is typed is kept: the page is not loaded again.
    await page.locator('input[type="email"]').fill(accounts.dana)
    await choice(page).selectOption('Français')
    await expect(page.getByRole('heading', { name: 'Accéder à votre compte' })).toBeVisible()
    await expect(root(page)).toHaveAttribute('lang', 'fr')
    await expect(root(page)).toHaveAttribute('dir', 'ltr')
    await expect(page.getByLabel('E-mail')).toHaveValue(accounts.dana)

    await page.reload()
    await ready(page)
    await expect(choice(page)).toHaveValue('fr')
    await page.getByLabel('E-mail').fill(accounts.dana)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(root(page)).toHaveAttribute('data-session', 'signed-in')
    await page.goto('/my-learning')
    await expect(page.getByRole('heading', { name: 'Mes formations', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^Mes formations/)
  })

  test('goes from the first visit of a translated course to a certificate in Arabic', async ({
    page,
  }) => {
    const path = `/course/${translated.slug}`
    const served = await (await page.goto(path))!.text()
    expect(served).toContain(translated.title)
    expect(served).not.toContain('Incident Response 101')
    await ready(page)
    const title = page.getByRole('heading', { level: 1, name: translated.title })
    await expect(title).toBeVisible()

    // A visitor who chooses English gets it, and then Arabic again, on the same page.
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incident Response 101')
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(title).toBeVisible()
    await expect(root(page)).toHaveAttribute('dir', 'rtl')

    await newLearner(page)
    await openPage(page, path)
    await page.getByRole('button', { name: 'الدخول إلى الدورة' }).click()
    const complete = page.getByRole('button', { name: 'وضع علامة مكتمل' }).first()
    for (const lesson of translated.lessons) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson)
      await expect(complete).toBeEnabled()
      await complete.click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated.quiz)
    for (const option of translated.rightOptions)
      await page.getByRole('main').getByLabel(option, { exact: true }).check()
    await page.getByRole('button', { name: 'إرسال الاختبار' }).click()
    const passed = page
      .getByRole('dialog', { name: 'اجتزت الاختبار!' })
      .or(page.getByRole('alertdialog'))
    await passed.getByRole('button', { name: 'متابعة' }).click()
    await expect(page).toHaveURL(`${path}/completed`)

    // The certificate says in English what was signed in English.
    await page.goto('/my-learning/credentials')
    const details = page.getByRole('link', { name: /^عرض التفاصيل/ })
    await page.goto((await details.getAttribute('href'))!)
    await expect(page).toHaveURL(/\/cert\/view\/CSN-/)
    await expect(page.getByText('Jo Journey').first()).toBeVisible()
    await expect(page.getByText('Incident Response 101').first()).toBeVisible()
    await expect(root(page)).toHaveAttribute('dir', 'rtl')
  })

  for (const path of [publicAddresses, ownAddresses].flatMap(Object.values).flat())
    test(`${path} has no fault by axe, and is no wider than a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      // Signed-in learners are redirected from the pages for signing in.
      if (Object.values(ownAddresses).flat().includes(path)) await signInAs(page, accounts.dana)
      await openPage(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('main h1').first()).toBeVisible()
      // Parts that are loaded late are audited once they are there.
      await expect.poll(() => audit(page)).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(360)
    })

  test.describe('an unknown address', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('says so in Arabic', async ({ page }) => {
      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'لم يتم العثور على الصفحة',
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the choice is a form that leads back to the page', async ({ page }) => {
      await page.goto('/bootcamps')
      await choice(page).selectOption('Español')
      await page.getByRole('contentinfo').getByRole('button', { name: 'تطبيق' }).click()
      await expect(page).toHaveURL('/bootcamps')
      await expect(page.getByRole('heading', { name: 'Bootcamps profesionales' })).toBeVisible()
      await expect(root(page)).toHaveAttribute('lang', 'es')
    })
  })
})

test('an English page loads no other language', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openPage(page, '/')
  const catalogues = () =>
    loaded.filter((url) => /\/(?:arabic|french|spanish|brazilianPortuguese)-/.test(url))
  expect(catalogues()).toEqual([])
  await choice(page).selectOption('Português (Brasil)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore cursos e laboratórios')
  // Fetched, then imported from the cache: the file was loaded over the network only once.
  const came = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  )
  expect(new Set(catalogues()).size).toBe(1)
  expect(came.filter((url) => catalogues().includes(url))).toHaveLength(1)
})
