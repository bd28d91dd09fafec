import type { Berekening } from './berekenRegel.ts';
import type { MeldingCode, RegelMelding, RegelStap } from './vormen.ts';

type Stapnaam = RegelStap['stap'];

const stappen: readonly Stapnaam[] = [
  'gedeclareerd',
  'nietVergoed',
  'wettelijkeBijdrage',
  'eigenRisico',
  'uitgekeerd',
];

/** The remarks that explain a step. */
const uitlegBij: Readonly<Record<Stapnaam, readonly MeldingCode[]>> = {
  gedeclareerd: ['buitenland'],
  nietVergoed: ['nietVerzekerd', 'teOud', 'geenDekking', 'deelsVergoed', 'budgetOp'],
  wettelijkeBijdrage: ['wettelijkeBijdrage'],
  eigenRisico: [
    'eigenRisico',
    'eigenRisicoAnderJaar',
    'eigenRisicoVol',
    'geenEigenRisicoOnder18',
    'geenEigenRisicoDezeZorg',
    'geenEigenRisicoAanvullend',
  ],
  uitgekeerd: ['helemaalVergoed', 'budgetBijnaOp'],
};

/**
 * The five steps from declared to paid out, in order, each with the remarks that explain it or null.
 * Cents: the first and the last are amounts, those between are what the step takes off.
 */
export function stappenVan(
  { bedragen }: Berekening,
  meldingen: readonly RegelMelding[],
): RegelStap[] {
  const bedragBij: Readonly<Record<Stapnaam, number>> = {
    gedeclareerd: bedragen.gedeclareerd,
    nietVergoed: bedragen.nietVergoed,
    wettelijkeBijdrage: bedragen.wettelijkeBijdrage,
    eigenRisico: bedragen.eigenRisicoVerplicht + bedragen.eigenRisicoVrijwillig,
    uitgekeerd: bedragen.uitgekeerd,
  };
  return stappen.map((stap) => {
    const uitleg = meldingen
      .filter(({ code }) => uitlegBij[stap].includes(code))
      .map(({ omschrijving }) => omschrijving);
    return { stap, bedrag: bedragBij[stap], uitleg: uitleg.length > 0 ? uitleg.join(' ') : null };
  });
}
