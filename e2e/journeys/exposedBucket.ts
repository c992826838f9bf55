import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The lab's address and keys, from the page of its session. */
export async function bucketAccess(page: Page) {
  const access = page.getByRole('region', { name: 'Lab Access' })
  await expect(access).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Show Credentials' }).click()
  const valueOf = async (name: string) =>
    (await access
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .locator('+ dd')
      .textContent()) ?? ''
  return {
    url: await valueOf('Lab URL'),
    keys: { accessKey: await valueOf('accessKey'), secretKey: await valueOf('secretKey') },
  }
}

/**
 * Lists the bucket as a stranger, reads its contents and hands in the code; runs in a page of the
 * lab.
 */
export async function findCode() {
  const text = async (path: string) => (await fetch(path)).text()
  const bucket = /src="\/([^/]+)\//.exec(await text('/'))?.[1] ?? ''
  for (let token = ''; ;) {
    const list = await text(
      `/${bucket}/?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`,
    )
    for (const [, key] of list.matchAll(/<Key>([^<]*)/g)) {
      const code = /^mission-code: (\w+)$/m.exec(await text(`/${bucket}/${key}`))?.[1]
      if (code !== undefined)
        return fetch('/mission', { method: 'POST', body: new URLSearchParams({ code }) })
    }
    token = /<NextContinuationToken>([^<]+)/.exec(list)?.[1] ?? ''
    if (token === '') throw new Error('There is no code in the bucket.')
  }
}

/** Lets strangers read the pictures and nothing else; runs in a page of the lab. */
export async function closeBucket({
  accessKey,
  secretKey,
}: {
  accessKey: string
  secretKey: string
}) {
  const page = await (await fetch('/')).text()
  const bucket = /src="\/([^/]+)\//.exec(page)?.[1] ?? ''
  await fetch(`/${bucket}/?policy`, {
    method: 'PUT',
    headers: { authorization: `Basic ${btoa(`${accessKey}:${secretKey}`)}` },
    body: JSON.stringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: '*',
          Action: 's3:GetObject',
          Resource: `arn:aws:s3:::${bucket}/images/*`,
        },
      ],
    }),
  })
}
