import { paginas } from '@mijn/domain/paden';
import type { APIResponse } from '@playwright/test';
import { adresVan } from '../support/adressen.ts';
import { haal, vraag } from '../support/aanroep.ts';
import { expect, test } from '../support/reis.ts';

const pagina = Object.values(paginas)
  .map(({ pad }) => pad.replace(':nummer', 'D-2026-000000'))
  .filter((pad) => pad !== '/digid');

function isStreng(antwoord: APIResponse, waar: string): void {
  const koppen = antwoord.headers();
  const beleid = koppen['content-security-policy'] ?? '';
  expect.soft(beleid, waar).toContain("default-src 'none'");
  expect.soft(beleid, waar).toContain("require-trusted-types-for 'script'");
  expect.soft(beleid, waar).toContain("frame-ancestors 'none'");
  expect.soft(beleid, waar).not.toMatch(/unsafe-|\*|http:|data: *;? *script/);
  expect.soft(koppen['x-content-type-options'], waar).toBe('nosniff');
  expect.soft(koppen['referrer-policy'], waar).toMatch(/^(no-referrer|same-origin)$/);
  expect.soft(koppen['cross-origin-opener-policy'], waar).toBe('same-origin');
  // Plain http on this machine: HSTS would shut people out of their own localhost.
  expect.soft(koppen['strict-transport-security'], waar).toBeUndefined();
  expect.soft(koppen['x-powered-by'], waar).toBeUndefined();
  expect.soft(koppen['server'], waar).toBeUndefined();
}

for (const merk of ['ZZ', 'AZVZ'] as const) {
  test.describe(merk, () => {
    test.use({ merk });
    test('every route carries the security headers, and none may be kept', async ({ context }) => {
      for (const pad of [
        ...pagina,
        '/',
        '/bestaat-niet',
        '/graphql',
        '/api/v1/auth/token',
        '/digid?state=x',
      ]) {
        const antwoord = await haal(context, adresVan(merk), pad);
        isStreng(antwoord, pad);
        expect.soft(antwoord.headers()['cache-control'], pad).toContain('no-store');
      }
    });
  });
}

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('personal answers are not kept, the client’s files are', async ({ page, context }) => {
    const antwoord = await page.goto('/overzicht');
    expect(antwoord?.headers()['cache-control']).toContain('no-store');
    const persoonlijk = await vraag(context);
    expect(persoonlijk.headers()['cache-control']).toContain('no-store');
    isStreng(persoonlijk, '/graphql');
    const bron = await page.locator('script[src]').first().getAttribute('src');
    const bestand = await context.request.get(new URL(bron ?? '', adresVan('ZZ')).href);
    isStreng(bestand, 'a file of the client');
    expect(bestand.headers()['cache-control']).toContain('immutable');
  });

  test('the page holds no executable inline script and no style attribute from the server', async ({
    page,
  }) => {
    const html = await (await page.request.get('/overzicht')).text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toMatch(/\bsrc=|type="application\/json"/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html).not.toMatch(/\b999990081\b/);
  });

  test('script that somebody else puts in is refused by the browser', async ({ page, wacht }) => {
    await page.goto('/overzicht');
    const uitslag = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x>';
        return 'done';
      } catch (fout) {
        return fout instanceof Error ? fout.name : 'other';
      }
    });
    expect(uitslag).toBe('TypeError');
    wacht.vergeet(/TrustedHTML/);
  });

  test('the session cookie is for the server only', async ({ context, page }) => {
    await page.goto('/overzicht');
    const [koekje] = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
    expect(koekje).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      domain: 'localhost',
    });
    expect(koekje?.value.length).toBeGreaterThanOrEqual(43);
    expect(await page.evaluate(() => document.cookie)).not.toContain(koekje?.value);
  });
});

test('calls from another site are refused', async ({ context }) => {
  const vreemd = [
    { origin: 'https://kwaad.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-mijn': '' },
  ];
  for (const headers of vreemd) {
    expect((await vraag(context, { headers })).status(), JSON.stringify(headers)).toBe(403);
  }
});
