import { expect, test } from 'vitest';
import { IdleGuard, type IdleView, quiet, type Rest, type SessieEnd } from './guard.ts';
import { inactivity } from './inactivity.ts';

const minute = 60_000;
const whole = inactivity.duration;

function left(ms: number, isLast = false): Rest {
  return { ms, isLast };
}

function createTest(response: Rest = left(whole)) {
  const testSetup = {
    now: 0,
    response,
    allowed: true,
    hidden: false,
    gone: false,
    anew: false,
    requested: [] as ('input' | 'background')[],
    shared: [] as SessieEnd[],
    image: undefined as IdleView | undefined,
    /** Advances the clock in one step, as after sleep. */
    after(minutes: number) {
      testSetup.now = minutes * minute;
      guard.tick();
    },
  };
  const guard = new IdleGuard(
    {
      now: () => testSetup.now,
      fetchRest: async (asInput) => {
        testSetup.requested.push(asInput ? 'input' : 'background');
        return testSetup.response;
      },
      mayRenew: () => testSetup.allowed,
      share: (end) => void testSetup.shared.push(end),
      hide: (hidden) => void (testSetup.hidden = hidden),
      redirectToLogin: () => void (testSetup.gone = true),
      reloadForCurrentPerson: () => void (testSetup.anew = true),
    },
    0,
    (image) => void (testSetup.image = image),
  );
  return { testSetup, guard };
}

test('renews at most once a minute during ten minutes of typing, and tells the other tabs', async () => {
  const { testSetup, guard } = createTest();
  for (testSetup.now = 0; testSetup.now <= 10 * minute; testSetup.now += 5000) await guard.input();
  expect(testSetup.requested.length).toBeGreaterThanOrEqual(9);
  expect(testSetup.requested.length).toBeLessThanOrEqual(10);
  expect(testSetup.shared).toHaveLength(testSetup.requested.length);
  testSetup.after(22);
  expect(testSetup.image?.rest).toBeUndefined();
});

test('renews nothing while hidden, offline or signed out', async () => {
  const { testSetup, guard } = createTest();
  testSetup.allowed = false;
  testSetup.after(5);
  await guard.start();
  await guard.input();
  expect(testSetup.requested).toEqual([]);
});

test('asks after thirteen minutes, with a countdown', () => {
  const { testSetup } = createTest();
  testSetup.after(12.9);
  expect(testSetup.image?.rest).toBeUndefined();
  testSetup.after(13);
  expect(testSetup.image).toEqual({ rest: 120, isLast: false, failed: false });
  testSetup.after(14.5);
  expect(testSetup.image?.rest).toBe(30);
});

test("follows the gateway's remaining time, not that of the page", async () => {
  const { testSetup, guard } = createTest(left(2.5 * minute));
  await guard.start();
  expect(testSetup.requested).toEqual(['background']);
  testSetup.after(0.5);
  expect(testSetup.image?.rest).toBe(120);
});

test('renews for "stay", closes the question and tells the other tabs', async () => {
  const { testSetup, guard } = createTest();
  testSetup.after(14);
  await guard.input();
  expect(testSetup.requested).toEqual([]);
  await guard.stay();
  expect(testSetup.requested).toEqual(['input']);
  expect(testSetup.image?.rest).toBeUndefined();
  expect(testSetup.shared).toEqual([{ at: 29 * minute, isLast: false }]);
});

test('says that staying failed without a connection, and can be tried again', async () => {
  const { testSetup, guard } = createTest('unknown');
  testSetup.after(14);
  await guard.stay();
  expect(testSetup.image).toEqual({ rest: 60, isLast: false, failed: true });
  testSetup.response = left(whole);
  await guard.stay();
  expect(testSetup.image).toEqual(quiet);
});

test('redirects to the login page for "stay" in a session that ended elsewhere', async () => {
  const { testSetup, guard } = createTest('no');
  testSetup.after(14);
  await guard.stay();
  expect(testSetup.gone).toBe(true);
});

test('stays alive by input in another tab', () => {
  const { testSetup, guard } = createTest();
  testSetup.after(14);
  guard.hear({ at: 27 * minute, isLast: false });
  expect(testSetup.image?.rest).toBeUndefined();
  guard.hear({ at: 20 * minute, isLast: false });
  testSetup.after(24);
  expect(testSetup.image?.rest).toBeUndefined();
});

test.each(['no', 'unknown'] as const)(
  'hides the page at once and leaves it after hours of sleep (%s)',
  async (response) => {
    const { testSetup } = createTest(response);
    testSetup.after(300);
    expect(testSetup.hidden).toBe(true);
    await expect.poll(() => testSetup.gone).toBe(true);
    expect(testSetup.requested).toEqual(['background']);
  },
);

test('restores a frozen tab that missed a renewal elsewhere', async () => {
  const { testSetup } = createTest(left(10 * minute));
  testSetup.after(16);
  expect(testSetup.hidden).toBe(true);
  await expect.poll(() => testSetup.hidden).toBe(false);
  expect(testSetup.gone).toBe(false);
  expect(testSetup.image?.rest).toBeUndefined();
});

test('never restores a frozen tab of a person after another one logged in', async () => {
  const { testSetup } = createTest('another');
  testSetup.after(16);
  await expect.poll(() => testSetup.anew).toBe(true);
  expect([testSetup.hidden, testSetup.gone]).toEqual([true, false]);
});

test.each([
  ['typing', 5, (guard: IdleGuard) => guard.input()],
  ['staying', 14, (guard: IdleGuard) => guard.stay()],
  ['the start', 0, (guard: IdleGuard) => guard.start()],
])('blanks the page for %s in another person’s session', async (_name, minutes, act) => {
  const { testSetup, guard } = createTest('another');
  testSetup.after(minutes);
  await act(guard);
  expect([testSetup.anew, testSetup.shared]).toEqual([true, []]);
});

test('leaves a person alone who types in a session that ended elsewhere', async () => {
  const { testSetup, guard } = createTest('no');
  testSetup.after(5);
  await guard.input();
  testSetup.after(14);
  expect(testSetup.image?.rest).toBeUndefined();
  expect(testSetup.gone).toBe(false);
});

test('does not offer to stay in the last two minutes of two hours, which can still be used', async () => {
  const { testSetup, guard } = createTest(left(4 * minute, true));
  await guard.start();
  testSetup.after(2);
  expect(testSetup.image).toEqual({ rest: 120, isLast: true, failed: false });
  await guard.stay();
  expect(testSetup.image).toEqual(quiet);
  expect(testSetup.requested).toEqual(['background']);
  testSetup.after(3.5);
  expect(testSetup.image).toEqual(quiet);
  testSetup.response = 'no';
  testSetup.after(4);
  await expect.poll(() => testSetup.gone).toBe(true);
});

test('says so when staying reveals the last minutes', async () => {
  const { testSetup, guard } = createTest(left(minute, true));
  testSetup.after(14);
  await guard.stay();
  expect(testSetup.image).toEqual({ rest: 60, isLast: true, failed: false });
});
