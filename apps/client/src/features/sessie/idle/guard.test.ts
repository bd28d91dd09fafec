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
    /** Lets time go by, as far as the page sees: asleep until then. */
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
      startAnew: () => void (testSetup.anew = true),
    },
    0,
    (image) => void (testSetup.image = image),
  );
  return { testSetup, guard };
}

test('typing for ten minutes renews at most once a minute, and tells the other tabs', async () => {
  const { testSetup, guard } = createTest();
  for (testSetup.now = 0; testSetup.now <= 10 * minute; testSetup.now += 5000) await guard.input();
  expect(testSetup.requested.length).toBeGreaterThanOrEqual(9);
  expect(testSetup.requested.length).toBeLessThanOrEqual(10);
  expect(testSetup.shared).toHaveLength(testSetup.requested.length);
  testSetup.after(22);
  expect(testSetup.image?.rest).toBeUndefined();
});

test('out of sight, offline or signed out nothing is renewed', async () => {
  const { testSetup, guard } = createTest();
  testSetup.allowed = false;
  testSetup.after(5);
  await guard.start();
  await guard.input();
  expect(testSetup.requested).toEqual([]);
});

test('the question comes after thirteen minutes and counts down', () => {
  const { testSetup } = createTest();
  testSetup.after(12.9);
  expect(testSetup.image?.rest).toBeUndefined();
  testSetup.after(13);
  expect(testSetup.image).toEqual({ rest: 120, isLast: false, failed: false });
  testSetup.after(14.5);
  expect(testSetup.image?.rest).toBe(30);
});

test('what the gateway says is left counts, not what the page thinks', async () => {
  const { testSetup, guard } = createTest(left(2.5 * minute));
  await guard.start();
  expect(testSetup.requested).toEqual(['background']);
  testSetup.after(0.5);
  expect(testSetup.image?.rest).toBe(120);
});

test('staying renews, closes the question and tells the other tabs', async () => {
  const { testSetup, guard } = createTest();
  testSetup.after(14);
  await guard.input();
  expect(testSetup.requested).toEqual([]);
  await guard.stay();
  expect(testSetup.requested).toEqual(['input']);
  expect(testSetup.image?.rest).toBeUndefined();
  expect(testSetup.shared).toEqual([{ at: 29 * minute, isLast: false }]);
});

test('staying without a connection says so and can be tried again', async () => {
  const { testSetup, guard } = createTest('unknown');
  testSetup.after(14);
  await guard.stay();
  expect(testSetup.image).toEqual({ rest: 60, isLast: false, failed: true });
  testSetup.response = left(whole);
  await guard.stay();
  expect(testSetup.image).toEqual(quiet);
});

test('staying in a session that ended elsewhere leads to the login page', async () => {
  const { testSetup, guard } = createTest('no');
  testSetup.after(14);
  await guard.stay();
  expect(testSetup.gone).toBe(true);
});

test('somebody who types in another tab keeps this one', () => {
  const { testSetup, guard } = createTest();
  testSetup.after(14);
  guard.hear({ at: 27 * minute, isLast: false });
  expect(testSetup.image?.rest).toBeUndefined();
  guard.hear({ at: 20 * minute, isLast: false });
  testSetup.after(24);
  expect(testSetup.image?.rest).toBeUndefined();
});

test.each(['no', 'unknown'] as const)(
  'a laptop that slept for hours hides the page at once and leaves it (%s)',
  async (response) => {
    const { testSetup } = createTest(response);
    testSetup.after(300);
    expect(testSetup.hidden).toBe(true);
    await expect.poll(() => testSetup.gone).toBe(true);
    expect(testSetup.requested).toEqual(['background']);
  },
);

test('a frozen tab that missed a renewal elsewhere comes back', async () => {
  const { testSetup } = createTest(left(10 * minute));
  testSetup.after(16);
  expect(testSetup.hidden).toBe(true);
  await expect.poll(() => testSetup.hidden).toBe(false);
  expect(testSetup.gone).toBe(false);
  expect(testSetup.image?.rest).toBeUndefined();
});

test('a frozen tab of somebody who left never comes back under who logged in since', async () => {
  const { testSetup } = createTest('another');
  testSetup.after(16);
  await expect.poll(() => testSetup.anew).toBe(true);
  expect([testSetup.hidden, testSetup.gone]).toEqual([true, false]);
});

test.each([
  ['typing', 5, (guard: IdleGuard) => guard.input()],
  ['staying', 14, (guard: IdleGuard) => guard.stay()],
  ['the start', 0, (guard: IdleGuard) => guard.start()],
])('%s in another person’s session takes the page away', async (_name, minutes, act) => {
  const { testSetup, guard } = createTest('another');
  testSetup.after(minutes);
  await act(guard);
  expect([testSetup.anew, testSetup.shared]).toEqual([true, []]);
});

test('whoever types in a session that ended elsewhere is left alone', async () => {
  const { testSetup, guard } = createTest('no');
  testSetup.after(5);
  await guard.input();
  testSetup.after(14);
  expect(testSetup.image?.rest).toBeUndefined();
  expect(testSetup.gone).toBe(false);
});

test('in the last two minutes of two hours staying is not offered, and what is left can be used', async () => {
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

test('who stays and hears that these are the last minutes is told so', async () => {
  const { testSetup, guard } = createTest(left(minute, true));
  testSetup.after(14);
  await guard.stay();
  expect(testSetup.image).toEqual({ rest: 60, isLast: true, failed: false });
});
