import type { GraphqlAntwoord, GraphqlVerzoek } from '@mijn/contract/serverEntry';

const dag = (terug: number) => new Date(Date.now() - terug * 86_400_000).toISOString().slice(0, 10);

const declaratie = (nummer: string, meer: object) => ({
  nummer,
  nieuw: false,
  datum: dag(3),
  status: 'INGEDIEND',
  omschrijving: 'Fysiotherapie',
  zorgSoorten: ['Fysiotherapie'],
  bedrag: 8250,
  uitgekeerdBedrag: null,
  opgemaakteNaam: 'S. de Vries',
  relatienummer: '1001',
  ...meer,
});

const velden = (ankerzee: boolean): Readonly<Record<string, unknown>> => ({
  relatie: {
    opgemaakteNaam: 'S. de Vries',
    roepnaam: 'Sanne',
    achternaam: 'de Vries',
    merk: ankerzee ? 'AZVZ' : 'ZZ',
    leeftijd: 41,
    relatieNummer: '1001',
    uitkeringIban: 'NL•• •••• •••• 4417',
  },
  declaraties: {
    totaal: 2,
    declaraties: [
      declaratie('D-2026-004812', { status: 'AFGEHANDELD', uitgekeerdBedrag: 7000, nieuw: true }),
      declaratie('D-2026-004813', { status: 'IN_BEHANDELING', omschrijving: 'Bril' }),
    ],
  },
  eigenRisico: {
    verplichtBedrag: 38_500,
    vrijwilligBedrag: 10_000,
    totaalVerbruikt: 17_260,
    totaalResterend: 31_240,
  },
  verzekerden: { jaar: 2026, verzekerden: [] },
  betaalverzoeken: [
    {
      titel: 'Herinnering',
      betalingsKenmerk: '5000056789012345',
      bedragTeBetalen: 15_420,
      uitersteBetaalDatum: dag(-9),
      betaling: null,
    },
  ],
});

/** Answers an operation by the names of its fields; `proef` is the way the relation fails. */
export function proefAntwoord(
  { query }: GraphqlVerzoek,
  proef: string | undefined,
  ankerzee: boolean,
): GraphqlAntwoord {
  const merk = proef === 'ander' ? !ankerzee : ankerzee;
  const gevraagd = Object.entries(velden(merk)).filter(([veld]) => query.includes(` ${veld}`));
  const data = Object.fromEntries(gevraagd);
  if (proef === undefined) return { errors: [{ message: 'x', extensions: { status: 401 } }] };
  if (proef === 'in' || proef === 'ander' || !('relatie' in data)) return { data };
  const extensions =
    proef === 'syntax' ? { status: 502, soort: 'syntax' } : { status: Number(proef) };
  return {
    data: { ...data, relatie: null },
    errors: [{ message: 'x', path: ['relatie'], extensions }],
  };
}
