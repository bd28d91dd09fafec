import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.testing.ts';
import { startStaffSetup } from '../testing/staffSetup.testing.ts';
import { createLoggedInBrowser, type TestSetup } from '../testing/testSetup.testing.ts';
import { openingsPerHour } from './personFile.routes.ts';

const list = '/intern/api/v1/vragen';
const vraagId = '5b1c4b0e-6a55-4d9e-9d0d-5b8a7b1f0002';
const json = { 'content-type': 'application/json' };

let staff: Awaited<ReturnType<typeof startStaffSetup>>;
let testSetup: TestSetup;
beforeAll(async () => {
  staff = await startStaffSetup();
  ({ testSetup } = staff);
});
afterAll(() => staff.stop());
beforeEach(() => testSetup.provider.recover());

type Browser = ReturnType<typeof createBrowser>;
const read = (browser: Browser, path = list, headers = {}) =>
  browser.call(path, { method: 'GET', headers });
const answer = (browser: Browser, antwoord: unknown, headers = {}) =>
  browser.call(`${list}/${vraagId}`, {
    body: JSON.stringify({ antwoord }),
    headers: { ...json, ...headers },
  });

it('lists, reads and answers questions as a member of staff, who acts as nobody', async () => {
  const browser = await staff.logInAs('medewerker-1');
  expect((await read(browser)).json()).toMatchObject({ totaal: 1, vragen: [{ vraagId }] });
  expect((await read(browser, `${list}/${vraagId}`)).json()).toMatchObject({
    vraag: { tekst: 'Wat is dit?', bsn: '999990081' },
  });
  expect((await answer(browser, ' Zo zit het. ')).status).toBe(200);
  expect(testSetup.provider.seen).toHaveLength(3);
  for (const { headers } of testSetup.provider.seen) {
    const claims = decodeJwt(headers.authorization?.replace('Bearer ', '') ?? '');
    expect(claims).toMatchObject({
      sub: 'gateway',
      doel: 'vraagbeantwoording',
      actor: 'medewerker-1',
    });
  }
  expect(testSetup.provider.seen.at(-1)?.content).toEqual({ antwoord: 'Zo zit het.' });
});

it('serves its page to staff only', async () => {
  const path = '/intern/vragen';
  expect((await createBrowser(staff.address).request(path)).location).toBe('/intern/inloggen');
  expect((await (await staff.logInAs('medewerker-1')).request(path)).status).toBe(200);
});

it('refuses a person, another site and nobody', async () => {
  const nobody = createBrowser(staff.address);
  const person = await createLoggedInBrowser(testSetup);
  const { port } = new URL(staff.address);
  for (const [, value] of person.cookies) nobody.cookies.set(`mijn-${port}`, value);
  testSetup.provider.recover();
  expect([(await read(nobody)).status, (await answer(nobody, 'x')).status]).toEqual([401, 401]);
  expect((await read(person)).status).toBe(404);
  const browser = await staff.logInAs('medewerker-1');
  const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
  expect((await read(browser, list, foreign)).status).toBe(403);
  expect((await answer(browser, 'x', foreign)).status).toBe(403);
  expect(testSetup.provider.seen).toEqual([]);
});

it.each(['', '  ', 'x'.repeat(4001), undefined, 1])('sends no answer such as %j', async (wrong) => {
  const browser = await staff.logInAs('medewerker-1');
  expect((await answer(browser, wrong)).status).toBe(400);
  expect((await read(browser, `${list}/x`)).status).toBe(404);
  expect(testSetup.provider.seen).toEqual([]);
});

it('passes on that a question is answered by now', async () => {
  testSetup.provider.answer('/antwoord', (reply) => reply.code(409).send({ status: 409 }));
  expect((await answer(await staff.logInAs('medewerker-1'), 'x')).status).toBe(409);
});

it('counts reading a question as opening a file', async () => {
  const browser = await staff.logInAs('medewerker-7');
  const statuses: number[] = [];
  for (let i = 0; i <= openingsPerHour.most; i += 1) {
    statuses.push((await read(browser, `${list}/${vraagId}`)).status);
  }
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
