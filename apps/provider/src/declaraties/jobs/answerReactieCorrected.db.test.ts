import { formatAmount } from '@mijn/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';
import { answeredReactie, fetchReacties, sendReactie } from '../reacties/reacties.testing.ts';
import { answerReactiesWithStaff } from './answerReactie.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, takeBack, stop } = await startTakingBack();
const pool = openPool(insurer.logins, 'jobs', () => undefined, 2);
afterAll(async () => {
  await pool.end();
  await stop();
});

const move = (days: number) => moveDay(insurer.logins, days, { now: () => now });
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const euros = (cents: number) => plain(formatAmount(cents, 'nl'));
const asked = async (nummer: string) => {
  const question = { regel: 1, tekst: 'Klopt dit niet?' };
  expect((await sendReactie(insurer, 'fatima', nummer, question)).status).toBe(200);
  const { antwoord, status } = await answeredReactie(insurer, 'fatima', nummer);
  return { status, antwoord: plain(antwoord ?? '') };
};

describe('"Klopt dit niet?" about a hospital bill of € 100 that was paid in full', () => {
  const [first, second, third] = ['D2026-00000161', 'D2026-00000162', 'D2026-00000163'];

  beforeAll(async () => {
    await judged(first, { who: 'Fatima', bedrag: 38_500 });
    await judged(second, { who: 'Fatima', bedrag: 10_000 });
  });

  it('is answered with the current amounts after an earlier bill was taken back', async () => {
    expect((await asked(second)).status).toBe('inBehandeling');
    expect(await takeBack(first)).toBe('done');
    await move(4);
    await answerReactiesWithStaff({ pool, now: () => now });
    const [reactie] = await fetchReacties(insurer, 'fatima', second);
    expect(reactie?.status).toBe('beantwoord');
    const answer = plain(reactie?.antwoord ?? '');
    expect(answer).toContain(
      'Je declareerde € 100,00 voor zorg in het ziekenhuis op 10 november 2026. Deze regel is op 21 november 2026 gecorrigeerd. Sindsdien vergoeden we € 0,00.',
    );
    expect(answer).not.toContain('Dat is het hele bedrag.');
  });

  it('states for a bill that was taken back that nothing is left to pay', async () => {
    const { status, antwoord } = await asked(first);
    expect(status).toBe('beantwoord');
    expect(antwoord).toBe(
      'De zorgverlener nam deze kosten op 21 november 2026 terug. Ze tellen niet meer mee: je betaalt er geen eigen risico en geen eigen bijdrage voor. Bij de declaratie zie je wat dat veranderde.',
    );
  });

  it('includes lowered own risk of a person who leaves within the year', async () => {
    await judged(third, { who: 'Fatima', bedrag: 40_000 });
    await insurer.sql(
      `UPDATE insurer.verzekering SET geldig_tot = '2026-12-01'
       WHERE relatienummer = '${numberOf('Fatima')}' AND geldig_tot IS NULL`,
    );
    await move(1);
    const [line] = await insurer.sql<{ used: number; paid: number }>(
      `SELECT sum(eigen_risico)::int AS used, sum(uitgekeerd)::int AS paid
       FROM insurer.declaratie_regel WHERE nummer = '${third}' HAVING count(*) = 2`,
    );
    const { used = 0, paid = 0 } = line ?? {};
    expect((await asked(third)).antwoord).toContain(
      `Deze regel is op 26 november 2026 gecorrigeerd. Sindsdien vergoeden we ${euros(paid)}. ${euros(used)} is eigen risico.`,
    );
  });
});
