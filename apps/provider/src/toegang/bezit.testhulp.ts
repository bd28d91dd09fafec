import type { DeclaratieAntwoord } from '@mijn/contract/declaraties';
import { controlecijfer } from '@mijn/domain/betalingskenmerk';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from '../declaraties/indienen.testhulp.ts';
import { type ProefFactuur, schrijfLedger } from '../facturen/facturen.testhulp.ts';
import { zorgregel } from '../facturen/gezin.testhulp.ts';
import { nummerVan, type ProefProvider } from '../testhulp/proefProvider.ts';

/** One of everything a person has that is asked for by its number. */
export interface Bezit {
  readonly persoon: string;
  readonly declaratie: string;
  readonly bestand: string;
  readonly premie: string;
  readonly risico: string;
  readonly termijn: string;
  readonly afrekening: string;
  readonly verzoek: string;
  readonly betaling: string;
}

/** Well formed, and nobody's. */
export const niemands: Bezit = {
  persoon: '700000000',
  declaratie: 'D2026-00000000',
  bestand: '00000000-0000-4000-8000-000000000000',
  premie: 'F2026-99999999',
  risico: 'F2026-99999999',
  termijn: 'F2026-99999999',
  afrekening: 'F2026-99999999',
  verzoek: '5000056789012345',
  betaling: '00000000-0000-4000-8000-000000000000',
};

/** Not even well formed. */
export const misvormd = ['0', 'x', '%00', '%25', "'%20OR%20true--", 'undefined', '..%2Frelatie'];

function verzoekVan(nummer: number): string {
  const cijfers = String(nummer).padStart(15, '0');
  return `${controlecijfer(cijfers)}${cijfers}`;
}

function facturenVan(roepnaam: string, reeks: number, verzoek: string): ProefFactuur[] {
  const kenmerk = (nr: number): string => `F2026-${String(reeks + nr).padStart(8, '0')}`;
  const basis = { datum: '2026-10-01', betaalverzoek: verzoek };
  const afrekening = kenmerk(4);
  return [
    { ...basis, kenmerk: kenmerk(1), soort: 'Zorgpremie', regels: [{ bedrag: 15_420 }] },
    {
      ...basis,
      kenmerk: kenmerk(2),
      soort: 'EigenrisicoEigenbijdrage',
      regels: [zorgregel(roepnaam, 100)],
    },
    { ...basis, kenmerk: afrekening, soort: 'Eigenrisicoeindafrekening', regels: [{ bedrag: 50 }] },
    {
      ...basis,
      kenmerk: kenmerk(3),
      soort: 'Eigenrisicotermijn',
      regels: [{ bedrag: 3_850 }],
      eindafrekening: afrekening,
    },
  ];
}

async function claimMetBestand(insurer: ProefProvider, als: string, roepnaam: string) {
  const antwoord = await stuurIn(insurer, als, formulier(veldenVoor(roepnaam)));
  const declaratie = leesAntwoord(antwoord).nummer ?? '';
  const { declaraties } = await insurer.lees<DeclaratieAntwoord>(`/declaraties/${declaratie}`, als);
  return { declaratie, bestand: declaraties[0]?.bestanden?.[0]?.bestandId ?? '' };
}

/** Gives a persona one of everything; `reeks` sets one person's numbers apart from another's. */
export async function geefBezit(
  insurer: ProefProvider,
  als: string,
  reeks: number,
): Promise<Bezit> {
  const roepnaam = `${als.charAt(0).toUpperCase()}${als.slice(1)}`;
  const persoon = nummerVan(roepnaam);
  const [verzoek, tweede] = [verzoekVan(reeks), verzoekVan(reeks + 1)];
  const facturen = facturenVan(roepnaam, reeks, verzoek);
  const betaalverzoeken = [verzoek, tweede].map((kenmerk) => ({
    kenmerk,
    titel: 'Factuur' as const,
    datum: '2026-10-02',
    uiterste: '2026-12-01',
  }));
  await schrijfLedger(insurer, { debiteur: persoon, facturen, betaalverzoeken });
  const [poging] = await insurer.sql<{ id: string }>(
    `INSERT INTO verzekeraar.betaling (betaalverzoek, debiteur, merk, bedrag)
     VALUES ('${tweede}', '${persoon}', 'ZZ', 100) RETURNING betaling_id AS id`,
  );
  const kenmerken = facturen.map(({ kenmerk }) => kenmerk);
  const [premie = '', risico = '', afrekening = '', termijn = ''] = kenmerken;
  const claim = await claimMetBestand(insurer, als, roepnaam);
  const betaling = poging?.id ?? '';
  return { persoon, ...claim, premie, risico, termijn, afrekening, verzoek, betaling };
}

/** All that would give it away that something is this person's. */
export function sporen(als: string, bezit: Bezit): string[] {
  return [bsnVan(als), ...Object.values(bezit)];
}
