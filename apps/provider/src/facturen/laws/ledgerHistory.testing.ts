import { toBetalingskenmerk } from '@mijn/domain/betalingskenmerk.testing';
import { betaalverzoekTitles } from '@mijn/domain/factuur';
import fc from 'fast-check';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import type { SampleFactuur, SampleLedger, SampleLine } from '../facturen.testing.ts';
import { careLine } from '../household.testing.ts';

const household = ['Sanne', 'Daan', 'Bram', 'Lotte'] as const;
const bedrag = fc.integer({ min: 1, max: 100_000 });
const day = fc.integer({ min: 1, max: 28 }).map((d) => `2026-05-${String(d).padStart(2, '0')}`);

function kenmerkOf(number: number, year = 2026): string {
  return `F${year}-${String(number).padStart(8, '0')}`;
}

const premieLine: fc.Arbitrary<SampleLine> = fc
  .record({ who: fc.constantFrom(...household), bedrag })
  .map(({ who, bedrag: oneAmount }) => ({
    relatienummer: numberOf(who),
    bedrag: oneAmount,
    periode_van: '2026-05-01',
    periode_tot: '2026-06-01',
  }));

/** Arbitrary premium and own-risk invoices; each claim line is on one invoice. */
const plain = fc.record({
  premies: fc.array(fc.array(premieLine, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
  care: fc
    .subarray([...household])
    .chain((who) =>
      fc.tuple(
        ...who.map((one) =>
          fc.record({ one: fc.constant(one), risico: bedrag, bijdrage: fc.nat(999) }),
        ),
      ),
    ),
  together: fc.boolean(),
});

/** Arbitrary payments of an invoice, and its payment request. */
const ending = fc.record({
  datum: day,
  parts: fc.array(
    fc.record({
      deel: fc.integer({ min: 1, max: 100 }),
      soort: fc.constantFrom('betaling', 'incasso', 'verrekening', 'regeling'),
    }),
    { maxLength: 3 },
  ),
  inFull: fc.boolean(),
  betaalverzoek: fc.option(fc.nat(2), { freq: 3 }),
  regeling: fc.option(fc.nat(1), { freq: 1 }),
  incasso: fc.option(
    fc.constantFrom(
      'gepland' as const,
      'afgeschreven' as const,
      'mislukt' as const,
      'vervallen' as const,
    ),
  ),
});

type Ending = typeof ending extends fc.Arbitrary<infer T> ? T : never;

function boekingen(total: number, { parts, inFull }: Ending): SampleFactuur['boekingen'] {
  let open = total;
  const booked = parts.flatMap(({ deel, soort }) => {
    const piece = Math.min(open, Math.ceil((total * deel) / 100));
    open -= piece;
    return piece > 0 ? [{ soort, bedrag: piece }] : [];
  });
  return inFull && open > 0 ? [...booked, { soort: 'betaling', bedrag: open }] : booked;
}

function withOutcome(
  core: Pick<SampleFactuur, 'kenmerk' | 'soort' | 'regels'>,
  end: Ending,
): SampleFactuur {
  const { datum, betaalverzoek, regeling, incasso } = end;
  const total = core.regels.reduce((soFar, line) => soFar + line.bedrag, 0);
  const where =
    betaalverzoek !== null
      ? { betaalverzoek: toBetalingskenmerk(betaalverzoek) }
      : regeling === null
        ? {}
        : { regeling: `R2026-${String(regeling).padStart(7, '0')}` };
  return {
    ...core,
    datum,
    ...where,
    boekingen: boekingen(total, end) ?? [],
    incassos: incasso ? [{ poging: 1, status: incasso, datum }] : [],
  };
}

/** Arbitrary year in terms of one person: terms, payments and used care. */
const settlement = fc.record({
  who: fc.constantFrom('Sanne' as const, 'Bram' as const),
  betaald: fc.array(fc.integer({ min: 0, max: 3_850 }), { minLength: 1, maxLength: 10 }),
  used: fc.integer({ min: 0, max: 38_500 }),
  refund: fc.constantFrom('nothing', 'uitbetaling', 'verrekening'),
});

type Settlement = typeof settlement extends fc.Arbitrary<infer T> ? T : never;

const settlementNumber = 900;

function withSettlement({ who, betaald, used, refund }: Settlement): SampleFactuur[] {
  const kenmerk = kenmerkOf(settlementNumber);
  const relatienummer = numberOf(who);
  const sumPaid = betaald.reduce((soFar, part) => soFar + part, 0);
  const total = used - sumPaid;
  const termijnen = betaald.map((part, i) => ({
    kenmerk: kenmerkOf(settlementNumber + 1 + i, 2025),
    soort: 'Eigenrisicotermijn' as const,
    datum: `2025-${String(i + 2).padStart(2, '0')}-01`,
    eindafrekening: kenmerk,
    regels: [{ bedrag: 3_850, relatienummer }],
    boekingen: [
      { soort: 'betaling', bedrag: part },
      { soort: 'eindafrekening', bedrag: 3_850 - part },
    ].filter((boeking) => boeking.bedrag > 0),
  }));
  const care = used > 0 ? [{ ...careLine(who, used), declaratie_volgnummer: 1 }] : [];
  return [
    {
      kenmerk,
      soort: 'Eigenrisicoeindafrekening',
      datum: '2026-02-01',
      jaar: 2025,
      regels: [...care, { bedrag: -sumPaid, relatienummer, omschrijving: 'Betaald' }],
      boekingen: total < 0 && refund !== 'nothing' ? [{ soort: refund, bedrag: total }] : [],
    },
    ...termijnen,
  ];
}

function careFacturen(
  {
    care,
    together,
  }: { care: { one: string; risico: number; bijdrage: number }[]; together: boolean },
  otherwise: string | undefined,
): SampleLine[][] {
  // Care of the settled person is listed in the settlement only.
  const lines = care
    .filter(({ one }) => one !== otherwise)
    .map(({ one, risico, bijdrage }) => careLine(one, risico, bijdrage));
  return together ? [lines] : lines.map((line) => [line]);
}

/** Arbitrary history of Sanne's debts: bills, bookings and payment requests. */
export const ledgerHistory: fc.Arbitrary<SampleLedger> = fc
  .record({
    plain,
    endings: fc.array(ending, { minLength: 9, maxLength: 9 }),
    settlement: fc.option(settlement),
    titles: fc.array(fc.constantFrom(...betaalverzoekTitles), { minLength: 3, maxLength: 3 }),
    kinds: fc.tuple(
      fc.constantFrom('betaalgemak', 'betalingsregeling', 'schuldregeling'),
      fc.constantFrom('betalingsregeling', 'schuldregeling'),
    ),
    status: fc.constantFrom('lopend', 'beeindigd', 'voltooid'),
  })
  .map(({ plain: loose, endings, settlement: year, titles, kinds, status }) => {
    const cores = [
      ...loose.premies.map((regels) => ({ soort: 'Zorgpremie' as const, regels })),
      ...careFacturen(loose, year?.who).map((regels) => ({
        soort: 'EigenrisicoEigenbijdrage' as const,
        regels,
      })),
    ].filter(({ regels }) => regels.length > 0);
    return {
      debiteur: numberOf('Sanne'),
      betaalverzoeken: titles.map((titel, i) => ({
        kenmerk: toBetalingskenmerk(i),
        titel,
        datum: '2026-06-01',
        dueDate: `2026-07-0${i + 1}`,
      })),
      regelingen: kinds.map((kind, i) => ({
        regeling_id: `R2026-000000${i}`,
        soort: kind,
        status,
      })),
      facturen: [
        ...cores.map((core, i) =>
          withOutcome({ kenmerk: kenmerkOf(i), ...core }, endings[i] ?? endings[0]!),
        ),
        ...(year ? withSettlement(year) : []),
      ],
    };
  });
