import { afterAll, expect, it } from 'vitest';
import { moveDay } from '../../time.ts';
import { fetchReacties, sendReactie } from '../reacties/reacties.testing.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, takeBack, rowOf, stop } = await startTakingBack();
afterAll(stop);

it('the row of a bill says why nothing is paid of the lines that still stand', async () => {
  const nummer = 'D2026-00000091';
  await judged(nummer, { who: 'Fatima', bedrag: 5_000, lines: [3_000, 2_000] });
  expect(await rowOf('fatima', nummer)).toEqual([0, 'eigenRisico']);
  expect(await takeBack(nummer, 1)).toBe('done');
  expect(await rowOf('fatima', nummer)).toEqual([0, 'eigenRisico']);
  expect(await takeBack(nummer, 2)).toBe('done');
  expect(await rowOf('fatima', nummer)).toEqual([0, 'teruggenomen']);
});

it('who says they never had one line of a bill hears that this line was taken back, and the rest stands', async () => {
  const nummer = 'D2026-00000092';
  await judged(nummer, { who: 'Fatima', bedrag: 5_000, lines: [3_000, 2_000] });
  const neverHad = { regel: 2, soort: 'nietGehad', tekst: 'Dit had ik niet.' };
  expect((await sendReactie(insurer, 'fatima', nummer, neverHad)).status).toBe(200);
  await insurer.jobs.runAll();
  await moveDay(insurer.databaseUrl, 5, { now: () => now });
  await insurer.jobs.runAll();
  const [reactie] = await fetchReacties(insurer, 'fatima', nummer);
  expect(reactie?.antwoord).toContain('De rest van de nota blijft staan.');
  expect(reactie?.antwoord).not.toContain('De nota is teruggenomen');
});
