import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { ZorgkostenResponse } from '@mijn/contract/zorgkosten';
import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';
import { eurosToCents } from '@mijn/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument, textOf } from '../../documents/openDocument.testing.ts';
import { brokenLaws } from '../../facturen/jobs/laws.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay, readDay } from '../../time.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, takeBack, rowOf, stop } = await startTakingBack();
afterAll(stop);

const move = (days: number) => moveDay(insurer.logins, days, { now: () => now });
const used = async (as: string, who: string) => {
  const query = `relatienummer=${numberOf(who)}&jaar=2026&merk=ZZ`;
  const { body } = await insurer.read<EigenRisicoResponse>(`/eigenRisicoPerJaar?${query}`, as);
  return eurosToCents(body.eigenRisico.totaalVerbruikt);
};
const openDeclaratie = async (as: string, nummer: string) =>
  (await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as)).declaraties[0];
const toldOfLess = async (as: string) =>
  (await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', as)).berichten.filter(
    ({ soort }) => soort === 'eigenRisico',
  );
const lowered = (who: string) =>
  insurer.sql<{ nummer: string; used: number; termijnen: number }>(
    `SELECT nummer, eigen_risico AS used, eigen_risico_in_termijnen AS termijnen FROM insurer.declaratie_regel
     WHERE relatienummer = '${numberOf(who)}' AND correctie = 'verminderd' ORDER BY regel_id`,
  );
/** Sets the end of a person's insurance. */
const leave = async (who: string, until: string) => {
  await insurer.sql(
    `UPDATE insurer.verzekering SET geldig_tot = '${until}' WHERE relatienummer = '${numberOf(who)}'
       AND geldig_tot IS NULL`,
  );
};
const laws = async () => {
  const day = await readDay(insurer.logins, { now: () => now });
  return brokenLaws((sql) => insurer.sql(sql), day);
};

describe('a person with € 385 of used own risk, whose end on 1 December becomes known', () => {
  const [first, own] = ['D2026-00000151', 'D2026-00000152'];
  // 334 of 365 days.
  const due = 35_200;
  const less = 38_500 - due;

  beforeAll(async () => {
    await judged(first, { who: 'Fatima', bedrag: 30_000 });
    await judged(own, { who: 'Fatima', bedrag: 20_000, soort: 'Verzekerde' });
    expect(await used('fatima', 'Fatima')).toBe(38_500);
    await move(1);
    expect(await lowered('Fatima')).toEqual([]);
    await leave('Fatima', '2026-12-01');
    await move(1);
  });

  it('has used no more than the year has, from the next day on', async () => {
    expect(await used('fatima', 'Fatima')).toBe(due);
    expect(await lowered('Fatima')).toEqual([{ nummer: own, used: 0 - less, termijnen: 0 }]);
  });

  it('sees the change, its date and reason on the claim, next to the original decision', async () => {
    const declaratie = await openDeclaratie('fatima', own);
    expect(declaratie?.correcties).toMatchObject([
      {
        soort: 'verminderd',
        corrigeert: 1,
        datum: '2026-11-23',
        aantal: 0,
        gedeclareerdBedrag: 0,
        eigenRisicoBedrag: -33,
        vergoedBedrag: 33,
      },
    ]);
    expect(declaratie?.correcties?.[0]?.uitleg).toMatch(
      /niet heel 2026\. .*lager geworden\. .* minder eigen risico\.$/,
    );
    const before = declaratie?.uitgekeerdBedrag;
    expect(await rowOf('fatima', own)).toEqual([before, null]);
  });

  it('sees it in care costs, with its steps', async () => {
    const { zorgkostenRegels } = await insurer.read<ZorgkostenResponse>(
      `/zorgkosten/${numberOf('Fatima')}/2026`,
      'fatima',
    );
    const lines = zorgkostenRegels.filter(({ correctie }) => correctie);
    expect(lines).toMatchObject([
      {
        declaratieNummer: own,
        correctie: { soort: 'verminderd', corrigeert: 1, datum: '2026-11-23' },
        bedragGedeclareerd: 0,
        bedragEigenRisico: -33,
        bedragVergoed: 33,
      },
    ]);
    const { regel } = await insurer.read<{ regel: ZorgkostenRegel }>(
      `/uitbreidingen/zorgkosten/${own}/2`,
      'fatima',
    );
    expect(regel.stappen.map(({ bedrag }) => bedrag)).toEqual([0, 0, 0, -33, 33]);
    expect(regel.magReageren).toBe(false);
  });

  it('gets a message, and sees it in the letter', async () => {
    expect(await toldOfLess('fatima')).toMatchObject([
      { kenmerk: own, datum: '2026-11-23', zorgsoorten: ['Ziekenhuis'], roepnaam: null },
    ]);
    const letter = await openDocument(
      insurer,
      `/uitbreidingen/declaraties/${own}/besluit`,
      'fatima',
    );
    expect(await textOf(letter)).toContain('omdat het eigen risico van dat jaar lager werd');
  });

  it('gets it back on the next day, also after leaving, and only once', async () => {
    await move(40);
    const lines = await insurer.sql(
      `SELECT f.datum::text, f.soort, r.omschrijving, r.bedrag FROM insurer.factuur_regel r
       JOIN insurer.factuur f USING (kenmerk) WHERE r.declaratie_nummer = '${own}'`,
    );
    expect(lines).toEqual([
      {
        datum: '2026-11-24',
        soort: 'EigenrisicoEigenbijdrage',
        omschrijving: expect.stringMatching(/^Correctie: /),
        bedrag: 0 - less,
      },
    ]);
    expect(await lowered('Fatima')).toHaveLength(1);
    expect(await toldOfLess('fatima')).toHaveLength(1);
    const runs = await insurer.sql(
      `SELECT day::text FROM insurer.job_run WHERE name = 'eigenRisico'`,
    );
    expect(runs).toEqual([{ day: '2026-11-23' }]);
    expect(await laws()).toEqual({});
  });

  it('still bears no more than the year has when an earlier bill is taken back', async () => {
    expect(await takeBack(first)).toBe('done');
    expect(await used('fatima', 'Fatima')).toBeLessThanOrEqual(due);
    await move(35);
    expect(await laws()).toEqual({});
  });
});
