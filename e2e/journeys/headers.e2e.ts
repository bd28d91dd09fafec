import { createHash } from 'node:crypto';
import { pages } from '@mijn/domain/paths';
import type { APIResponse } from '@playwright/test';
import { addressOf } from '../support/addresses.ts';
import { fetchDocument, fetchGraphql } from '../support/call.ts';
import { expect, test } from '../support/fixtures.ts';

const pagePaths = Object.values(pages)
  .map(({ path }) => path.replace(':nummer', 'D-2026-000000'))
  .filter((path) => path !== '/digid');

function isStrict(response: APIResponse, where: string): void {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect.soft(policy, where).toContain("default-src 'none'");
  expect.soft(policy, where).toContain("require-trusted-types-for 'script'");
  expect.soft(policy, where).toContain("frame-ancestors 'none'");
  expect.soft(policy, where).not.toMatch(/unsafe-|\*|http:|data: *;? *script/);
  expect.soft(headers['x-content-type-options'], where).toBe('nosniff');
  expect.soft(headers['referrer-policy'], where).toMatch(/^(no-referrer|same-origin)$/);
  expect.soft(headers['cross-origin-opener-policy'], where).toBe('same-origin');
  // No HSTS over plain http on this machine, which would lock people out of their localhost.
  expect.soft(headers['strict-transport-security'], where).toBeUndefined();
  expect.soft(headers['x-powered-by'], where).toBeUndefined();
  expect.soft(headers['server'], where).toBeUndefined();
}

for (const brand of ['ZZ', 'AZVZ'] as const) {
  test.describe(brand, () => {
    test.use({ merk: brand });
    test('sets the security headers and forbids caching on every route', async ({ context }) => {
      for (const path of [
        ...pagePaths,
        '/',
        '/bestaat-niet',
        '/graphql',
        '/api/v1/auth/token',
        '/digid?state=x',
      ]) {
        const response = await fetchDocument(context, addressOf(brand), path);
        isStrict(response, path);
        expect.soft(response.headers()['cache-control'], path).toContain('no-store');
      }
    });
  });
}

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('forbids caching of personal responses only @main', async ({ page, context }) => {
    const response = await page.goto(pages.overzicht.path);
    expect(response?.headers()['cache-control']).toContain('no-store');
    const personal = await fetchGraphql(context);
    expect(personal.headers()['cache-control']).toContain('no-store');
    // Data needs only the headers that keep it from being used as a document.
    expect(personal.headers()).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(personal.headers()).not.toHaveProperty('permissions-policy');
    const source = await page.locator('script[src]').first().getAttribute('src');
    const file = await context.request.get(new URL(source ?? '', addressOf('ZZ')).href);
    expect(file.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(file.headers()['cache-control']).toContain('immutable');
  });

  test('has only hashed inline scripts and no style attributes from the server', async ({
    page,
  }) => {
    const response = await page.request.get('/overzicht');
    const html = await response.text();
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', text = ''] of scripts) {
      const hash = createHash('sha256').update(text).digest('base64');
      const allowed = attributes === '' && policy.includes(`'sha256-${hash}'`);
      if (!allowed) expect(attributes).toMatch(/\bsrc=|type="application\/json"/);
    }
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html).not.toMatch(/\b999990081\b/);
  });

  test('blocks injected script', async ({ page, listener }) => {
    await page.goto(pages.overzicht.path);
    const outcome = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x>';
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'other';
      }
    });
    expect(outcome).toBe('TypeError');
    listener.forget(/TrustedHTML/);
  });

  test('hides the session cookie from script', async ({ context, page }) => {
    await page.goto(pages.overzicht.path);
    const [cookie] = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      domain: 'localhost',
    });
    expect(cookie?.value.length).toBeGreaterThanOrEqual(43);
    expect(await page.evaluate(() => document.cookie)).not.toContain(cookie?.value);
  });
});

test('refuses calls from another site', async ({ context }) => {
  const foreign = [
    { origin: 'https://kwaad.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-mijn': '' },
  ];
  for (const headers of foreign) {
    expect((await fetchGraphql(context, { headers })).status(), JSON.stringify(headers)).toBe(403);
  }
});
