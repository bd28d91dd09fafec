import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { ask, keys, open, reden, startStaffSetup } from '../testing/staffSetup.testing.ts';
import type { TestSetup } from '../testing/testSetup.testing.ts';

const sanne = '999990081';
const jan = '999991401';

let staff: Awaited<ReturnType<typeof startStaffSetup>>;
let testSetup: TestSetup;

beforeAll(async () => {
  staff = await startStaffSetup();
  ({ testSetup } = staff);
});
afterAll(() => staff.stop());
beforeEach(() => testSetup.provider.recover());

const logInAs = (actor: string) => staff.logInAs(actor);
const staffWithFile = (actor: string) => staff.staffWithFile(actor, sanne);
const background = { 'x-mijn-background': '1' };

it.each([
  ['no file', {}],
  ['a file that was not opened', keys(jan)],
  ['the same file at another level', keys(sanne, 30)],
  ['a level that is none', { bsn: sanne, zekerheidsniveau: '99' }],
  ['a BSN that is none', keys('123456789')],
])('refuses %s without asking the insurer', async (_name, headers) => {
  const browser = await staffWithFile('medewerker-1');
  testSetup.provider.recover();
  expect((await ask(browser, headers)).status).toBe(403);
  expect(testSetup.provider.seen).toHaveLength(0);
});

it('shares no file between members of staff', async () => {
  await staffWithFile('medewerker-1');
  const other = await logInAs('medewerker-2');
  expect((await ask(other, keys(sanne))).status).toBe(403);
});

it('ends with the sign-out, and after its time', async () => {
  const browser = await staffWithFile('medewerker-1');
  const cookies = new Map(browser.cookies);
  await browser.call('/intern/uitloggen');
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await ask(browser, keys(sanne))).status).toBe(401);
  const other = await staffWithFile('medewerker-1');
  testSetup.shift(16);
  expect((await ask(other, keys(sanne))).status).toBe(401);
});

it.each([
  ['goes on with the member of staff’s input', {}, 200],
  ['is not kept alive by what runs in the background', background, 401],
  ['is not kept alive by a prefetch', { 'sec-purpose': 'prefetch;prerender' }, 401],
])('a session %s', async (_name, headers, status) => {
  const browser = await staffWithFile('medewerker-1');
  testSetup.shift(10);
  await ask(browser, { ...keys(sanne), ...headers });
  testSetup.shift(10);
  expect((await ask(browser, keys(sanne))).status).toBe(status);
});

it('reports its own end if that comes before the idle time’s', async () => {
  const browser = await logInAs('medewerker-1');
  const minutesLeft = async () =>
    JSON.parse((await browser.call('/intern/api/v1/sessie')).text).stilMs / 60_000;
  for (let elapsed = 0; elapsed < 110; elapsed += 10) {
    testSetup.shift(10);
    await minutesLeft();
  }
  expect(await minutesLeft()).toBeCloseTo(10, 0);
});

async function reasonsOf(browser: Browser): Promise<Map<string, unknown>> {
  testSetup.provider.recover();
  await ask(browser, keys(sanne));
  return new Map(
    testSetup.provider.seen.map(({ headers }) => {
      const token = headers.authorization?.replace('Bearer ', '') ?? '';
      return [token, decodeJwt(token)['reden']];
    }),
  );
}

it('uses the new reason after a file is opened again', async () => {
  const browser = await staffWithFile('medewerker-1');
  const first = await reasonsOf(browser);
  expect([...first.values()]).toEqual([reden]);
  await open(browser, { bsn: sanne, zekerheidsniveau: 25, reden: 'Vraag in een brief' });
  const second = await reasonsOf(browser);
  expect([...second.values()]).toEqual(['Vraag in een brief']);
  expect([...second.keys()]).not.toEqual([...first.keys()]);
});
