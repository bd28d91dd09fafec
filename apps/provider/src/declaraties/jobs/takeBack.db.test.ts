import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { ZorgkostenResponse } from '@mijn/contract/zorgkosten';
import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';
import { eurosToCents } from '@mijn/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLaws } from '../../facturen/jobs/laws.testing.ts';
import { numberOf, sampleDay } from '../../testing/trialProvider.testing.ts';
import { openDocument, textOf } from '../../documents/openDocument.testing.ts';
import { moveDay } from '../../time.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, takeBack, stop } = await startTakingBack();
afterAll(stop);

const used = async (as: string, who: string, year = 2026) => {
  const query = `relatienummer=${numberOf(who)}&jaar=${year}&merk=ZZ`;
  const { body } = await insurer.read<EigenRisicoResponse>(`/eigenRisicoPerJaar?${query}`, as);
  return eurosToCents(body.eigenRisico.totaalVerbruikt);
};
const costs = async (as: string, who: string) =>
  (await insurer.read<ZorgkostenResponse>(`/zorgkosten/${numberOf(who)}/2026`, as))
    .zorgkostenRegels;
const openDeclaratie = async (as: string, nummer: string) => {
  const { declaraties } = await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as);
  return declaraties[0];
};
const letter = async (nummer: string) =>
  textOf(await openDocument(insurer, `/uitbreidingen/declaraties/${nummer}/besluit`, 'fatima'));
const invoiceLines = (nummer: string) =>
  insurer.sql<{ datum: string; omschrijving: string; bedrag: number }>(
    `SELECT f.datum::text, r.omschrijving, r.bedrag FROM insurer.factuur_regel r
     JOIN insurer.factuur f USING (kenmerk) WHERE r.declaratie_nummer = '${nummer}'
     ORDER BY f.datum, r.declaratie_volgnummer`,
  );

describe('a bill taken back by its care provider', () => {
  const [first, second, own] = ['D2026-00000051', 'D2026-00000052', 'D2026-00000053'];
  let before = 0;

  beforeAll(async () => {
    before = await used('fatima', 'Fatima');
    await judged(first, { who: 'Fatima', bedrag: 30_000 });
    await judged(second, { who: 'Fatima', bedrag: 5_000 });
    await judged(own, { who: 'Fatima', bedrag: 20_000, soort: 'Verzekerde' });
    expect(await used('fatima', 'Fatima')).toBe(38_500);
    // Her own-risk bill is due on the 25th.
    await moveDay(insurer.logins, 5, { now: () => now });
    expect(await takeBack(first)).toBe('done');
  });

  it('is taken back once, also by two concurrent calls', async () => {
    expect(await Promise.all([takeBack(first), takeBack(first)])).toEqual([
      'doneBefore',
      'doneBefore',
    ]);
  });

  it('releases own risk, which later care then uses', async () => {
    expect(await used('fatima', 'Fatima')).toBe(before + 25_000);
    const lines = (await costs('fatima', 'Fatima')).filter(({ correctie }) => correctie);
    const summaries = lines.map((line) => [
      line.declaratieNummer,
      line.correctie?.soort,
      eurosToCents(line.bedragGedeclareerd),
      eurosToCents(line.bedragEigenRisico),
      eurosToCents(line.bedragVergoed),
    ]);
    const held = 20_000 - (38_500 - before - 35_000);
    expect(summaries.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))).toEqual([
      [first, 'teruggenomen', -30_000, -30_000, 0],
      [own, 'verschoven', 0, held, 0 - held],
    ]);
  });

  it('shows the correction, its day and reason on the claim, next to the original decision', async () => {
    const taken = await openDeclaratie('fatima', first);
    expect(taken?.regels.map(({ gedeclareerdBedrag }) => gedeclareerdBedrag)).toEqual([300]);
    expect(taken?.nietsWegens).toBe('teruggenomen');
    expect(taken?.correcties).toMatchObject([
      { soort: 'teruggenomen', corrigeert: 1, datum: '2026-11-26', eigenRisicoBedrag: -300 },
    ]);
    expect(taken?.correcties?.[0]?.uitleg).toContain('teruggenomen');
    const [shifted] = (await openDeclaratie('fatima', own))?.correcties ?? [];
    expect(shifted?.uitleg).toMatch(/Een eerdere nota van 2026 .* meer eigen risico\./);
    const { regel } = await insurer.read<{ regel: ZorgkostenRegel }>(
      `/uitbreidingen/zorgkosten/${first}/2`,
      'fatima',
    );
    expect(regel.stappen.map(({ bedrag }) => bedrag)).toEqual([-300, 0, 0, -300, 0]);
    expect([regel.correctie?.soort, regel.magReageren]).toEqual(['teruggenomen', false]);
  });

  it('is mentioned in the letter about the decision', async () => {
    expect(await letter(first)).toContain(
      'De zorgverlener nam deze nota terug op 26 november 2026. Dit besluit geldt daarom niet meer.',
    );
    expect(await letter(own)).toContain('Dit besluit veranderde op 26 november 2026');
    expect(await letter(second)).not.toContain('november 2026. Dit besluit geldt');
  });

  it('causes a message', async () => {
    const { berichten } = await insurer.read<BerichtenResponse>(
      '/uitbreidingen/berichten',
      'fatima',
    );
    const corrections = berichten.filter(({ soort }) => soort === 'correctie');
    expect(corrections).toMatchObject([
      { kenmerk: first, datum: '2026-11-26', zorgsoorten: ['Ziekenhuis'] },
    ]);
  });

  it('is refunded on the next day, less what later care bears instead', async () => {
    await moveDay(insurer.logins, 30, { now: () => now });
    expect(await invoiceLines(first)).toMatchObject([
      { datum: '2026-11-25', bedrag: 30_000 },
      { datum: '2026-11-27', bedrag: -30_000 },
    ]);
    const [line] = await invoiceLines(own);
    expect(line).toMatchObject({
      datum: '2026-11-27',
      omschrijving: expect.stringMatching(/^Correctie: /),
    });
    const day = sampleDay.add({ days: 35 });
    expect(await brokenLaws((sql) => insurer.sql(sql), day)).toEqual({});
  });
});

/** Returns what Fatima is dunned for, in cents. */
async function dunned(): Promise<number> {
  const [row] = await insurer.sql<{ open: number }>(
    `SELECT sum(s.open)::int AS open FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
     JOIN insurer.betaalverzoek v ON v.kenmerk = f.betaalverzoek
     WHERE f.debiteur = '${numberOf('Fatima')}' AND v.titel = 'Aanmaning'`,
  );
  return row?.open ?? 0;
}

describe('a bill taken back while it is being dunned', () => {
  it('lowers on the next day what is asked, the oldest first', async () => {
    const nummer = await judged('D2026-00000063', { who: 'Fatima', bedrag: 8_000 });
    await moveDay(insurer.logins, 90, { now: () => now });
    const [line] = await invoiceLines(nummer);
    expect(line).toMatchObject({ bedrag: 8_000 });
    const before = await dunned();
    expect(await takeBack(nummer)).toBe('done');
    await moveDay(insurer.logins, 1, { now: () => now });
    expect(before - (await dunned())).toBe(8_000);
  });
});

describe('a bill taken back before it is invoiced', () => {
  it('is not refunded, because nothing was asked for it, and stands on one invoice with its correction', async () => {
    const nummer = await judged('D2026-00000064', { who: 'Fatima', bedrag: 2_000 });
    expect(await used('fatima', 'Fatima')).toBeLessThan(38_500);
    expect(await takeBack(nummer)).toBe('done');
    await moveDay(insurer.logins, 1, { now: () => now });
    expect(await invoiceLines(nummer)).toEqual([]);
    await moveDay(insurer.logins, 31, { now: () => now });
    const [line, correction] = await invoiceLines(nummer);
    expect([line?.bedrag, correction?.bedrag]).toEqual([2_000, -2_000]);
    expect(correction?.datum).toBe(line?.datum);
  });
});

describe('taking back by staff only', () => {
  it('applies to a bill that the person sent in', async () => {
    const nummer = await judged('D2026-00000061', {
      who: 'Noor',
      bedrag: 5_000,
      soort: 'Verzekerde',
    });
    expect(await takeBack(nummer)).toBe('byHand');
  });

  it('applies to care under a budget shared on the policy', async () => {
    const nummer = await judged('D2026-00000062', {
      who: 'Sanne',
      bedrag: 5_000,
      zorgsoort: 'Tandarts',
    });
    expect(await takeBack(nummer)).toBe('byHand');
    expect((await openDeclaratie('sanne', nummer))?.correcties).toEqual([]);
  });

  it('returns unknown for a line that does not exist', async () => {
    expect(await takeBack('D2026-99999999')).toBe('unknown');
    expect(await takeBack('D2026-00000061', 2)).toBe('unknown');
  });
});

describe('own risk in terms', () => {
  it('is neither refunded nor charged before the settlement, which includes the correction', async () => {
    const nummer = await judged('D2026-00000071', {
      who: 'Jan',
      bedrag: 9_000,
      zorgsoort: 'Laboratorium',
    });
    const [early] = (await costs('jan', 'Jan')).filter(
      ({ soortIndiener, bedragEigenRisicoInTermijnen: termijnen }) =>
        soortIndiener === 'Verzekerde' && (termijnen ?? 0) > 0,
    );
    // Turns one of Jan's own bills into a care provider's, because he has none with own risk this year.
    const taken = early?.declaratieNummer ?? '';
    await insurer.sql(
      `UPDATE insurer.declaratie SET soort_indiener = 'Zorgverlener' WHERE nummer = '${taken}'`,
    );
    expect([await used('jan', 'Jan'), await takeBack(taken)]).toEqual([38_500, 'done']);
    const rows = await insurer.sql<{ used: number; termijnen: number }>(
      `SELECT sum(eigen_risico)::int AS used, sum(eigen_risico_in_termijnen)::int AS termijnen
       FROM insurer.declaratie_regel WHERE relatienummer = '${numberOf('Jan')}' AND boekjaar = 2026`,
    );
    expect(rows).toEqual([{ used: 38_500, termijnen: 38_500 }]);
    expect(nummer).not.toBe(taken);
  });
});
