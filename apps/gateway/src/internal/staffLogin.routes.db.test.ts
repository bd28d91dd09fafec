import { databaseAt, runStatement } from '@mijn/dev-env/postgres/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBrowser, type BrowserResponse } from '../testing/browser.testing.ts';
import { startStaffSetup } from '../testing/staffSetup.testing.ts';

let staff: Awaited<ReturnType<typeof startStaffSetup>>;
beforeEach(async () => {
  staff = await startStaffSetup();
});
afterEach(() => staff.stop());

const shown = ({ status, headers, text }: BrowserResponse) => ({
  status,
  isPage: String(headers['content-type']).startsWith('text/html'),
  again: headers['retry-after'],
  title: /<h1>([^<]*)</.exec(text)?.[1],
});

it('shows a page with Retry-After while the issuer is away, not a failed login, and recovers', async () => {
  staff.issuer.setGone(true);
  const browser = createBrowser(staff.address);
  const answer = await browser.request('/intern/inloggen');
  const away = { status: 503, isPage: true, again: '5', title: 'Het lukt nu even niet' };
  expect(shown(answer)).toEqual(away);
  expect(answer.text).toContain('Een systeem dat wij nodig hebben, antwoordt niet.');
  expect(answer.text).toContain('Probeer opnieuw');
  staff.issuer.setGone(false);
  expect((await browser.request('/intern/inloggen')).status).toBe(303);
});

it('shows a page while the database is away, at the login and elsewhere', async () => {
  const browser = await staff.logInAs('medewerker-1');
  const { databaseUrl } = staff.testSetup;
  const name = new URL(databaseUrl).pathname.slice(1);
  const admin = databaseAt(databaseUrl, 'postgres');
  await runStatement(admin, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await runStatement(
    admin,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  for (const path of ['/intern/inloggen', '/overzicht']) {
    const away = { status: 503, isPage: true, again: '5', title: 'Het lukt nu even niet' };
    expect(shown(await browser.request(path)), path).toEqual(away);
  }
  await runStatement(admin, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
});

it('shows a page to wait after too many requests', async () => {
  const browser = createBrowser(staff.address);
  const asked = Array.from({ length: 121 }, () => browser.request('/intern/inloggen'));
  const refused = (await Promise.all(asked)).filter(({ status }) => status !== 303).map(shown);
  expect(refused).toEqual([
    { status: 429, isPage: true, again: expect.any(String), title: 'Even wachten' },
  ]);
});
