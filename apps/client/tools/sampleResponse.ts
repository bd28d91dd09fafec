import type { GraphqlResponse, GraphqlRequest } from '@mijn/contract/serverEntry';

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const declaratie = (nummer: string, more: object) => ({
  nummer,
  nieuw: false,
  datum: day(3),
  status: 'INGEDIEND',
  omschrijving: 'Fysiotherapie',
  zorgSoorten: ['Fysiotherapie'],
  bedrag: 8250,
  uitgekeerdBedrag: null,
  opgemaakteNaam: 'S. de Vries',
  relatienummer: '1001',
  ...more,
});

const fields = (ankerzee: boolean): Readonly<Record<string, unknown>> => ({
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
    inTermijnen: false,
    totaalVerbruikt: 17_260,
    totaalResterend: 31_240,
  },
  verzekerden: { jaar: 2026, verzekerden: [] },
  betaalverzoeken: [
    {
      titel: 'Herinnering',
      betalingsKenmerk: '5000056789012345',
      bedragTeBetalen: 15_420,
      uitersteBetaalDatum: day(-9),
      betaling: null,
    },
  ],
});

/** Answers an operation by the names of its fields; `preview` is the way the relation fails. */
export function sampleResponse(
  { query }: GraphqlRequest,
  preview: string | undefined,
  ankerzee: boolean,
): GraphqlResponse {
  const brand = preview === 'other' ? !ankerzee : ankerzee;
  const requested = Object.entries(fields(brand)).filter(([field]) => query.includes(` ${field}`));
  const data = Object.fromEntries(requested);
  if (preview === undefined) return { errors: [{ message: 'x', extensions: { status: 401 } }] };
  if (preview === 'in' || preview === 'other' || !('relatie' in data)) return { data };
  const extensions =
    preview === 'syntax' ? { status: 502, soort: 'syntax' } : { status: Number(preview) };
  return {
    data: { ...data, relatie: null },
    errors: [{ message: 'x', path: ['relatie'], extensions }],
  };
}
