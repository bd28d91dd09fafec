import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import { eurosToCents } from '@mijn/domain/money';
import { afterAll, describe, expect, it } from 'vitest';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { openPool } from '../../db/database.ts';
import { declaratiesOf, numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';
import { answeredReactie, fetchReacties, sendReactie } from '../reacties/reacties.testing.ts';
import { answerReactiesWithStaff, answerReactie, resumeReacties } from './answerReactie.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, stop } = await startTakingBack();
const pool = openPool(insurer.logins, 'jobs', () => undefined, 2);
afterAll(async () => {
  await pool.end();
  await stop();
});

const resumed = () => resumeReacties({ pool, enqueue: async () => undefined });
const idOf = ({ text }: { text: string }): string => JSON.parse(text).vraagId;
const openDeclaratie = async (as: string, nummer: string) => {
  const { declaraties } = await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as);
  return declaraties[0];
};

const used = async (as: string, who: string, year: number) => {
  const query = `relatienummer=${numberOf(who)}&jaar=${year}&merk=ZZ`;
  const { body } = await insurer.read<EigenRisicoResponse>(`/eigenRisicoPerJaar?${query}`, as);
  return eurosToCents(body.eigenRisico.totaalVerbruikt);
};
const answered = async (as: string, nummer: string, regel = 1) => {
  const neverHad = { regel, soort: 'nietGehad', tekst: 'Hier was ik niet.' };
  expect((await sendReactie(insurer, as, nummer, neverHad)).status).toBe(200);
  await insurer.jobs.runAll();
  await moveDay(insurer.logins, 5, { now: () => now });
  await insurer.jobs.runAll();
  return (await openDeclaratie(as, nummer))?.reacties?.at(-1);
};

describe('a waiting reaction', () => {
  it('is taken up, then answered; a further step does nothing', async () => {
    const number = await judged('D2026-00000094', { who: 'Fatima', bedrag: 4_500 });
    const reactieId = idOf(await sendReactie(insurer, 'fatima', number));
    const queued: unknown[] = [];
    const enqueue = async (name: string, id: string) => void queued.push([name, id]);
    const step = async () => {
      await answerReactie({ pool, now: () => now, enqueue }, reactieId);
      const [reactie] = await fetchReacties(insurer, 'fatima', number);
      return [reactie?.status, reactie?.antwoord !== null];
    };
    expect(await step()).toEqual(['inBehandeling', false]);
    expect(queued).toEqual([['answerReactie', reactieId]]);
    expect(await step()).toEqual(['beantwoord', true]);
    const done = await fetchReacties(insurer, 'fatima', number);
    expect(await step()).toEqual(['beantwoord', true]);
    expect(await fetchReacties(insurer, 'fatima', number)).toEqual(done);
    expect(queued).toHaveLength(1);
  });

  it('is answered after all when its job was lost, and never moves backwards', async () => {
    const [handled] = declaratiesOf('Emma').filter(({ status }) => status === 'AFGEHANDELD');
    const number = handled?.nummer ?? '';
    const reactieId = idOf(await sendReactie(insurer, 'emma', number));
    expect(await resumed()).toBe(0);
    await insurer.sql(`DELETE FROM jobs.job WHERE singleton_key = '${reactieId}'`);
    expect(await resumed()).toBe(1);
    await answeredReactie(insurer, 'emma', number);
    const set = (values: string) =>
      insurer.sql(`UPDATE insurer.vraag SET ${values} WHERE vraag_id = '${reactieId}'`);
    await expect(set(`status = 'verstuurd', in_behandeling_op = NULL`)).rejects.toThrow(/forward/);
    await expect(set(`tekst = 'anders'`)).rejects.toThrow(/does not change/);
  });

  it('is answered after three of the insurer’s days with staff, and only once', async () => {
    const bill = {
      who: 'Lotte',
      bedrag: 4_500,
      zorgsoort: 'Tandarts',
      soort: 'Verzekerde',
    } as const;
    const number = await judged('D2026-00000095', bill);
    await sendReactie(insurer, 'sanne', number);
    const forwarded = await answeredReactie(insurer, 'sanne', number);
    expect(forwarded.status).toBe('inBehandeling');
    await advanceDays(insurer, 2);
    await answerReactiesWithStaff({ pool, now: () => now });
    expect(await fetchReacties(insurer, 'sanne', number)).toEqual([forwarded]);
    await advanceDays(insurer, 1);
    await answerReactiesWithStaff({ pool, now: () => now });
    const [done] = await fetchReacties(insurer, 'sanne', number);
    expect(done).toMatchObject({ status: 'beantwoord', tekst: forwarded.tekst });
    expect(done?.antwoord).toContain('Een medewerker heeft je declaratie nagekeken.');
    expect(done?.antwoord).toContain('herbeoordeling');
    expect(await answerReactiesWithStaff({ pool, now: () => now })).toBe(0);
  });
});

describe('"Deze zorg had ik niet"', () => {
  it('leads to a correction for a care provider’s bill, and the answer says so', async () => {
    const bill = declaratiesOf('Tom').find(({ soortIndiener }) => soortIndiener === 'Zorgverlener');
    const nummer = bill?.nummer ?? '';
    const before = await used('tom', 'Tom', 2025);
    const reactie = await answered('tom', nummer);
    expect(reactie).toMatchObject({ status: 'beantwoord' });
    expect(reactie?.antwoord).toContain('De nota is teruggenomen');
    expect(await used('tom', 'Tom', 2025)).toBeLessThan(before);
    expect((await openDeclaratie('tom', nummer))?.correcties).toHaveLength(1);
  });

  it('takes back the one line it concerns, and says that the rest stands', async () => {
    const nummer = 'D2026-00000092';
    await judged(nummer, { who: 'Fatima', bedrag: 5_000, lines: [3_000, 2_000] });
    const reactie = await answered('fatima', nummer, 2);
    expect(reactie?.antwoord).toContain('De rest van de nota blijft staan.');
    expect(reactie?.antwoord).not.toContain('De nota is teruggenomen');
  });

  it('changes nothing for a person’s own bill, and stays with staff', async () => {
    const bill = declaratiesOf('Tom').find(({ zorgsoort }) => zorgsoort === 'Psycholoog');
    const nummer = bill?.nummer ?? '';
    const reactie = await answered('tom', nummer);
    expect(reactie?.status).toBe('inBehandeling');
    expect(reactie?.antwoord).toContain('Een medewerker bekijkt je melding daarom verder.');
    expect((await openDeclaratie('tom', nummer))?.correcties).toEqual([]);
  });
});
