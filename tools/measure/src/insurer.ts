import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { billDay } from '@mijn/dev-env/measure/billDay';
import { freePorts, startApp } from '@mijn/dev-env/test/appProcess.testing';
import type { BrowserContext } from '@playwright/test';
import { claimRequest } from './claimForm.ts';
import { addPolicyholders, findRelatienummer, query } from './database.ts';
import { headersOf, load } from './server.ts';
import { median, type Row } from './table.ts';

/** Creates a photo of about 2 MB: noise, which does not compress. */
async function takePhoto(person: BrowserContext): Promise<Buffer> {
  const page = await person.newPage();
  await page.setViewportSize({ width: 2000, height: 1500 });
  await page.setContent(
    `<svg style="position: fixed; inset: 0" width="2000" height="1500"><filter id="noise">
     <feTurbulence baseFrequency="0.9" numOctaves="2"/></filter>
     <rect width="2000" height="1500" filter="url(#noise)"/></svg>`,
  );
  const photo = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return photo;
}

/** Measures how many claims with a photo are checked and stored per second. */
export async function measureClaims(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
): Promise<Row[]> {
  const photo = await takePhoto(person);
  const claim = claimRequest(await findRelatienummer(databaseUrl, 'Sanne de Vries'), [
    'bestanden',
    'nota.jpg',
    'image/jpeg',
    photo,
  ]);
  const headers = await headersOf(person, url);
  const { perSecond } = await load({
    url,
    connections: 4,
    duration: 10,
    requests: [{ ...claim, headers }],
  });
  const what = `claims with a photo of ${(photo.length / 1e6).toFixed(1)} MB sent in`;
  return [{ what, ours: perSecond, unit: '/s', goal: { atLeast: 6.4 } }];
}

/** Measures the downtime after a kill with an immediate restart. */
export async function measureComeback(varDir: string): Promise<Row[]> {
  const env = { VAR_DIR: varDir, PORT: await freePorts() };
  let app = startApp(env);
  try {
    await app.ready();
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      app.child.kill('SIGKILL');
      await app.ended();
      const begin = performance.now();
      app = startApp(env);
      await app.ready();
      times.push(performance.now() - begin);
    }
    const what = 'ready again after kill -9';
    return [{ what, ours: median(times), unit: 'ms', goal: { atMost: 5_000 } }];
  } finally {
    app.child.kill('SIGTERM');
    await app.ended();
  }
}

/** Measures the day on which policyholders are billed, half of them by direct debit, with all its jobs. */
export async function measureBilling(varDir: string, policyholders: number): Promise<Row[]> {
  const world = await startWorldProcess(varDir);
  try {
    const { databaseUrl, logins } = world.told;
    await addPolicyholders(databaseUrl, 1, policyholders);
    const statements = [
      `UPDATE polis SET betaalwijze = 'incasso', incassodag = 1 + substr(polisnummer, 2)::int / 2 % 31
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
