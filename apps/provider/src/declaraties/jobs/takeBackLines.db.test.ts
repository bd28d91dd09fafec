import { afterAll, expect, it } from 'vitest';
import { startTakingBack } from './takeBack.testing.ts';

const { judged, takeBack, rowOf, stop } = await startTakingBack();
afterAll(stop);

it('explains in the row of a bill why nothing is paid of the remaining lines', async () => {
  const nummer = 'D2026-00000091';
  await judged(nummer, { who: 'Fatima', bedrag: 5_000, lines: [3_000, 2_000] });
  expect(await rowOf('fatima', nummer)).toEqual([0, 'eigenRisico']);
  expect(await takeBack(nummer, 1)).toBe('done');
  expect(await rowOf('fatima', nummer)).toEqual([0, 'eigenRisico']);
  expect(await takeBack(nummer, 2)).toBe('done');
  expect(await rowOf('fatima', nummer)).toEqual([0, 'teruggenomen']);
});
