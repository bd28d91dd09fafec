import type { EindafrekeningSpecificatie } from '@mijn/contract/facturen';
import { afterAll, expect, it } from 'vitest';
import { now, startTakingBack } from '../../declaraties/jobs/takeBack.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';

const { insurer, takeBack, stop } = await startTakingBack();
afterAll(stop);

it('keeps a bill that was taken back before the settlement in its specification, with the correction', async () => {
  const [line] = await insurer.sql<{ nummer: string; used: number }>(
    `SELECT nummer, eigen_risico AS used FROM insurer.declaratie_regel
     WHERE relatienummer = '${numberOf('Jan')}' AND boekjaar = 2026 AND eigen_risico_in_termijnen > 0
     ORDER BY regel_id DESC LIMIT 1`,
  );
  const { nummer = '', used = 0 } = line ?? {};
  await insurer.sql(
    `UPDATE insurer.declaratie SET soort_indiener = 'Zorgverlener' WHERE nummer = '${nummer}'`,
  );
  expect(await takeBack(nummer)).toBe('done');
  await moveDay(insurer.logins, 82, { now: () => now });
  const [settlement] = await insurer.sql<{ kenmerk: string }>(
    `SELECT kenmerk FROM insurer.factuur WHERE soort = 'Eigenrisicoeindafrekening'
       AND debiteur = '${numberOf('Jan')}' AND jaar = 2026`,
  );
  const path = `/factuurdetails/eindAfrekening/${settlement?.kenmerk}/specificatie/${numberOf('Jan')}`;
  const { body } = await insurer.read<{ body: EindafrekeningSpecificatie }>(path, 'jan');
  const { regels, bedragTotaalEigenRisico } = body.eigenRisicoGebruiken;
  const corrections = regels.filter(({ correctie }) => correctie);
  // The bill itself stays, and its correction takes off what it used.
  const taken = {
    bedrag: (0 - used) / 100,
    correctie: { soort: 'teruggenomen', datum: '2026-11-21' },
  };
  expect(corrections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...taken, correctie: expect.objectContaining(taken.correctie) }),
    ]),
  );
  expect(regels.filter(({ bedrag }) => bedrag === used / 100)).not.toEqual([]);
  const sum = regels.reduce((total, { bedrag }) => total + Math.round(bedrag * 100), 0);
  expect(sum).toBe(Math.round(bedragTotaalEigenRisico * 100));
  // Foreign: nobody else reads which lines were corrected.
  expect((await insurer.request(path, 'sanne')).status).toBe(404);
});
