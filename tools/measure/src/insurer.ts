import { setTimeout as pause } from 'node:timers/promises';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { billDay } from '@mijn/dev-env/measure/billDay';
import type { BrowserContext } from '@playwright/test';
import { claimRequests } from './claimForm.ts';
import { addPolicyholders, findRelatienummer, query } from './database.ts';
import { flood } from './flood.ts';
import { headersOf } from './server.ts';
import type { Row } from './table.ts';

/** Creates a photo of about 2 MB: noise, which does not compress. */
async function takePhoto(person: BrowserContext): Promise<Blob> {
  const page = await person.newPage();
  await page.setViewportSize({ width: 2000, height: 1500 });
  await page.setContent(
    `<svg style="position: fixed; inset: 0" width="2000" height="1500"><filter id="noise">
     <feTurbulence baseFrequency="0.9" numOctaves="2"/></filter>
     <rect width="2000" height="1500" filter="url(#noise)"/></svg>`,
  );
  const photo = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' });
}

/** Measures how many claims with a photo are checked and stored per second. */
export async function measureClaims(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
): Promise<Row[]> {
  const photo = await takePhoto(person);
  const relatienummer = await findRelatienummer(databaseUrl, 'Sanne de Vries');
  const requests = claimRequests(relatienummer, photo);
  const seconds = 10;
  const stop = flood(url, await headersOf(person, url), requests, 4);
  await pause(seconds * 1000);
  const { '200': sent = 0, ...others } = Object.fromEntries(await stop());
  if (Object.keys(others).length > 0) throw new Error(`Not sent in: ${JSON.stringify(others)}`);
  const what = `claims with a photo of ${(photo.size / 1e6).toFixed(1)} MB sent in`;
  return [{ what, ours: sent / seconds, unit: '/s', goal: { atLeast: 6.4 } }];
}

/** Measures the day on which policyholders are billed, half of them by direct debit, with all its jobs. */
export async function measureBilling(varDir: string, policyholders: number): Promise<Row[]> {
  const world = await startWorldProcess(varDir);
  try {
    const { databaseUrl, logins } = world.told;
    await addPolicyholders(databaseUrl, 1, policyholders);
    const statements = [
      `UPDATE polis SET incassodag = 1 + substr(polisnummer, 2)::int / 2 % 31
       WHERE polisnummer LIKE 'M%' AND substr(polisnummer, 2)::int % 2 = 0`,
      `INSERT INTO mandaat (debiteur, merk, getekend_op, dag)
       SELECT verzekeringsnemer, merk, geldig_van, incassodag FROM polis
       WHERE polisnummer LIKE 'M%' AND substr(polisnummer, 2)::int % 2 = 0`,
      `UPDATE relatie SET iban = 'NL02ABNA0123456789' WHERE achternaam = 'Massa'`,
      'VACUUM ANALYZE',
    ];
    for (const text of statements) await query(databaseUrl, text);
    const { day, ms } = await billDay(logins);
    const bills = await query(databaseUrl, `SELECT FROM factuur WHERE datum = '${day}'`);
    if (bills.length < policyholders) throw new Error(`Only ${bills.length} bills were made`);
    const what = `a day billed, ${policyholders} policyholders`;
    return [{ what, ours: ms, unit: 'ms', goal: { atMost: 60_000 } }];
  } finally {
    await world.stop();
  }
}
