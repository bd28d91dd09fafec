import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { moveDay } from '../../time.ts';
import { answeredReactie, fetchReacties, sendReactie } from '../reacties/reacties.testing.ts';
import { answerReactiesWithStaff, resumeReacties } from './answerReactie.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, stop } = await startTakingBack();
const pool = openPool(insurer.logins, 'jobs', () => undefined, 2);
afterAll(async () => {
  await pool.end();
  await stop();
});

const move = (days: number) => moveDay(insurer.logins, days, { now: () => now });
const answer = () => answerReactiesWithStaff({ pool, now: () => now });
const neverHad = (regel?: number) => ({ soort: 'nietGehad', tekst: 'Hier was ik niet.', regel });
const latest = async (as: string, nummer: string) => (await fetchReacties(insurer, as, nummer))[0];
const toldOf = (nummer: string) =>
  insurer.sql(
    `SELECT FROM insurer.bericht b JOIN insurer.vraag e ON e.vraag_id::text = b.onderwerp
     WHERE b.soort = 'reactie' AND e.nummer = '${nummer}'`,
  );

describe('"Deze zorg had ik niet" about a dentist’s bill under a budget shared on the policy', () => {
  const [dentist, hospital] = ['D2026-00000171', 'D2026-00000172'];

  it('stays with staff after three days, names the day of the answer, and does not block others', async () => {
    await judged(dentist, { who: 'Sanne', bedrag: 5_000, zorgsoort: 'Tandarts' });
    await judged(hospital, { who: 'Fatima', bedrag: 5_000 });
    await sendReactie(insurer, 'sanne', dentist, neverHad(1));
    await answeredReactie(insurer, 'sanne', dentist);
    await sendReactie(insurer, 'fatima', hospital, neverHad(1));
    await answeredReactie(insurer, 'fatima', hospital);
    await move(4);
    expect(await answer()).toBe(2);
    const reactie = await latest('sanne', dentist);
    expect(reactie?.status).toBe('inBehandeling');
    expect(reactie?.antwoord).toContain('Het antwoord staat hier uiterlijk op 2 januari 2027.');
    expect(reactie?.antwoord).not.toMatch(/Volgens|nagevraagd/);
    expect((await latest('fatima', hospital))?.antwoord).toContain('De nota is teruggenomen');
  });

  it('is not taken up before that day, and causes no message', async () => {
    await move(37);
    const before = await latest('sanne', dentist);
    expect(await answer()).toBe(0);
    expect(await resumeReacties({ pool, enqueue: async () => undefined })).toBe(0);
    expect(await latest('sanne', dentist)).toEqual(before);
    expect(await toldOf(dentist)).toEqual([]);
  });

  it('is answered on that day: the bill stands, and the person’s options are listed', async () => {
    await move(1);
    expect(await answer()).toBe(1);
    const reactie = await latest('sanne', dentist);
    expect(reactie?.status).toBe('beantwoord');
    expect(reactie?.antwoord).toContain('De nota is niet teruggenomen en blijft staan.');
    expect(reactie?.antwoord).toContain('herbeoordeling');
    expect(reactie?.antwoord).not.toMatch(/Volgens|nagevraagd/);
    expect(await toldOf(dentist)).toHaveLength(1);
    expect(await answer()).toBe(0);
  });
});

it('omits the day of the answer if it has passed before the inquiry', async () => {
  const nummer = 'D2026-00000173';
  await judged(nummer, { who: 'Noor', bedrag: 5_000, soort: 'Verzekerde' });
  await sendReactie(insurer, 'noor', nummer, neverHad());
  await answeredReactie(insurer, 'noor', nummer);
  await move(50);
  expect(await answer()).toBe(1);
  const reactie = await latest('noor', nummer);
  expect(reactie?.status).toBe('beantwoord');
  expect(reactie?.antwoord).not.toContain('uiterlijk op');
});
