import { controlecijfer } from '@mijn/domain/betalingskenmerk';
import { betaalverzoekTitels } from '@mijn/domain/factuursoorten';
import fc from 'fast-check';
import { nummerVan } from '../testhulp/proefProvider.ts';
import type { ProefFactuur, ProefLedger, ProefRegel } from './facturen.testhulp.ts';
import { zorgregel } from './gezin.testhulp.ts';

const gezin = ['Sanne', 'Daan', 'Bram', 'Lotte'] as const;
const bedrag = fc.integer({ min: 1, max: 100_000 });
const dag = fc.integer({ min: 1, max: 28 }).map((d) => `2026-05-${String(d).padStart(2, '0')}`);

function kenmerkVan(nummer: number, jaar = 2026): string {
  return `F${jaar}-${String(nummer).padStart(8, '0')}`;
}

function verzoekVan(nummer: number): string {
  const cijfers = String(nummer).padStart(15, '0');
  return `${controlecijfer(cijfers)}${cijfers}`;
}

const premieregel: fc.Arbitrary<ProefRegel> = fc
  .record({ wie: fc.constantFrom(...gezin), bedrag })
  .map(({ wie, bedrag: eenBedrag }) => ({
    relatienummer: nummerVan(wie),
    bedrag: eenBedrag,
    periode_van: '2026-05-01',
    periode_tot: '2026-06-01',
  }));

/** Premium and own-risk invoices; each claim's line stands on one invoice only. */
const gewone = fc.record({
  premies: fc.array(fc.array(premieregel, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
  zorg: fc
    .subarray([...gezin])
    .chain((wie) =>
      fc.tuple(
        ...wie.map((een) =>
          fc.record({ een: fc.constant(een), risico: bedrag, bijdrage: fc.nat(999) }),
        ),
      ),
    ),
  samen: fc.boolean(),
});

/** How much of an invoice is paid off, in which pieces; and where it is asked for. */
const afloop = fc.record({
  datum: dag,
  delen: fc.array(
    fc.record({
      deel: fc.integer({ min: 1, max: 100 }),
      soort: fc.constantFrom('betaling', 'incasso', 'verrekening', 'regeling'),
    }),
    { maxLength: 3 },
  ),
  helemaal: fc.boolean(),
  verzoek: fc.option(fc.nat(2), { freq: 3 }),
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

type Afloop = typeof afloop extends fc.Arbitrary<infer T> ? T : never;

function boekingen(totaal: number, { delen, helemaal }: Afloop): ProefFactuur['boekingen'] {
  let open = totaal;
  const geboekt = delen.flatMap(({ deel, soort }) => {
    const stuk = Math.min(open, Math.ceil((totaal * deel) / 100));
    open -= stuk;
    return stuk > 0 ? [{ soort, bedrag: stuk }] : [];
  });
  return helemaal && open > 0 ? [...geboekt, { soort: 'betaling', bedrag: open }] : geboekt;
}

function metAfloop(
  kern: Pick<ProefFactuur, 'kenmerk' | 'soort' | 'regels'>,
  einde: Afloop,
): ProefFactuur {
  const { datum, verzoek, regeling, incasso } = einde;
  const totaal = kern.regels.reduce((tot, regel) => tot + regel.bedrag, 0);
  const waar =
    verzoek !== null
      ? { betaalverzoek: verzoekVan(verzoek) }
      : regeling === null
        ? {}
        : { regeling: `R2026-${String(regeling).padStart(7, '0')}` };
  return {
    ...kern,
    datum,
    ...waar,
    boekingen: boekingen(totaal, einde) ?? [],
    incassos: incasso ? [{ poging: 1, status: incasso, datum }] : [],
  };
}

/** A year in terms for one person: the terms, how much of each was paid, and what care was used. */
const afrekening = fc.record({
  wie: fc.constantFrom('Sanne' as const, 'Bram' as const),
  betaald: fc.array(fc.integer({ min: 0, max: 3_850 }), { minLength: 1, maxLength: 10 }),
  gebruikt: fc.integer({ min: 0, max: 38_500 }),
  teruggaaf: fc.constantFrom('niets', 'uitbetaling', 'verrekening'),
});

type Afrekening = typeof afrekening extends fc.Arbitrary<infer T> ? T : never;

const nummerAfrekening = 900;

function metAfrekening({ wie, betaald, gebruikt, teruggaaf }: Afrekening): ProefFactuur[] {
  const kenmerk = kenmerkVan(nummerAfrekening);
  const relatienummer = nummerVan(wie);
  const somBetaald = betaald.reduce((tot, deel) => tot + deel, 0);
  const totaal = gebruikt - somBetaald;
  const termijnen = betaald.map((deel, i) => ({
    kenmerk: kenmerkVan(nummerAfrekening + 1 + i, 2025),
    soort: 'Eigenrisicotermijn' as const,
    datum: `2025-${String(i + 2).padStart(2, '0')}-01`,
    eindafrekening: kenmerk,
    regels: [{ bedrag: 3_850, relatienummer }],
    boekingen: [
      { soort: 'betaling', bedrag: deel },
      { soort: 'eindafrekening', bedrag: 3_850 - deel },
    ].filter((boeking) => boeking.bedrag > 0),
  }));
  const zorg = gebruikt > 0 ? [{ ...zorgregel(wie, gebruikt), declaratie_volgnummer: 1 }] : [];
  return [
    {
      kenmerk,
      soort: 'Eigenrisicoeindafrekening',
      datum: '2026-02-01',
      jaar: 2025,
      regels: [...zorg, { bedrag: -somBetaald, relatienummer, omschrijving: 'Betaald' }],
      boekingen: totaal < 0 && teruggaaf !== 'niets' ? [{ soort: teruggaaf, bedrag: totaal }] : [],
    },
    ...termijnen,
  ];
}

function zorgfacturen(
  { zorg, samen }: { zorg: { een: string; risico: number; bijdrage: number }[]; samen: boolean },
  anders: string | undefined,
): ProefRegel[][] {
  // The care of who is settled stands there, and nowhere else.
  const regels = zorg
    .filter(({ een }) => een !== anders)
    .map(({ een, risico, bijdrage }) => zorgregel(een, risico, bijdrage));
  return samen ? [regels] : regels.map((regel) => [regel]);
}

/** Any history of what Sanne owes: bills, what was booked on them, and how they were asked for. */
export const geschiedenis: fc.Arbitrary<ProefLedger> = fc
  .record({
    gewone,
    aflopen: fc.array(afloop, { minLength: 9, maxLength: 9 }),
    afrekening: fc.option(afrekening),
    titels: fc.array(fc.constantFrom(...betaalverzoekTitels), { minLength: 3, maxLength: 3 }),
    soorten: fc.tuple(
      fc.constantFrom('betaalgemak', 'betalingsregeling', 'schuldregeling'),
      fc.constantFrom('betalingsregeling', 'schuldregeling'),
    ),
    status: fc.constantFrom('lopend', 'beeindigd', 'voltooid'),
  })
  .map(({ gewone: los, aflopen, afrekening: jaar, titels, soorten, status }) => {
    const kernen = [
      ...los.premies.map((regels) => ({ soort: 'Zorgpremie' as const, regels })),
      ...zorgfacturen(los, jaar?.wie).map((regels) => ({
        soort: 'EigenrisicoEigenbijdrage' as const,
        regels,
      })),
    ].filter(({ regels }) => regels.length > 0);
    return {
      debiteur: nummerVan('Sanne'),
      betaalverzoeken: titels.map((titel, i) => ({
        kenmerk: verzoekVan(i),
        titel,
        datum: '2026-06-01',
        uiterste: `2026-07-0${i + 1}`,
      })),
      regelingen: soorten.map((soort, i) => ({
        regeling_id: `R2026-000000${i}`,
        soort,
        status,
      })),
      facturen: [
        ...kernen.map((kern, i) =>
          metAfloop({ kenmerk: kenmerkVan(i), ...kern }, aflopen[i] ?? aflopen[0]!),
        ),
        ...(jaar ? metAfrekening(jaar) : []),
      ],
    };
  });
