import { leesStatus, type MetStatus } from '../factuurStatus.ts';

/** A payment request as the first line reads it; cents and days. */
export interface OpenVerzoek {
  readonly titel: string;
  readonly bedragTeBetalen: number;
  readonly uitersteBetaalDatum: string;
  readonly betaling: { readonly status: string } | null;
}

/** An invoice as the first line reads it; cents. */
export interface OpenFactuur extends MetStatus {
  readonly bedrag: number;
  /** Null where the insurer does not tell. */
  readonly openBedrag: number | null;
}

/** A sentence about money: what has to be done with it, and by when. Integer cents, `yyyy-mm-dd`. */
export type Zin =
  | {
      readonly soort: 'betalen';
      readonly bedrag: number;
      readonly voor: string;
      /** There are more days; this is the first. */
      readonly meerData: boolean;
      readonly teLaat: boolean;
      readonly dringend: boolean;
    }
  | { readonly soort: 'controle'; readonly bedrag: number }
  | {
      readonly soort: 'incasso' | 'herincasso';
      readonly bedrag: number;
      readonly op: string | undefined;
      readonly meerData: boolean;
    }
  | { readonly soort: 'volgt' | 'nogNiet' | 'ontvangen' | 'termijnen'; readonly bedrag: number }
  | { readonly soort: 'onbekend'; readonly aantal: number };

type Verzameld = Exclude<Zin['soort'], 'betalen' | 'controle'>;

const perCode: Readonly<Record<string, Verzameld>> = {
  incassoGepland: 'incasso',
  herincasso: 'herincasso',
  incassoMislukt: 'volgt',
  betaalgemakBeeindigd: 'volgt',
  teOntvangen: 'ontvangen',
  betalingsregeling: 'termijnen',
};

// An invoice that must be paid is told by its payment request; without one, none was sent yet.
function soortVan(factuur: OpenFactuur & { readonly kenmerkBetaalverzoek: string | null }) {
  const { code } = leesStatus(factuur);
  if (code === undefined) return 'onbekend';
  const teBetalen = code === 'teBetalen' || code === 'herinnering' || code === 'aanmaning';
  if (teBetalen) return factuur.kenmerkBetaalverzoek === null ? 'nogNiet' : undefined;
  return perCode[code];
}

const som = (bedragen: readonly number[]) => bedragen.reduce((tot, bedrag) => tot + bedrag, 0);

function betalen(verzoeken: readonly OpenVerzoek[], vandaag: string): Zin | undefined {
  const eerste = verzoeken.map(({ uitersteBetaalDatum }) => uitersteBetaalDatum).toSorted()[0];
  if (eerste === undefined) return undefined;
  return {
    soort: 'betalen',
    bedrag: som(verzoeken.map(({ bedragTeBetalen }) => bedragTeBetalen)),
    voor: eerste,
    meerData: verzoeken.some(({ uitersteBetaalDatum }) => uitersteBetaalDatum !== eerste),
    teLaat: eerste < vandaag,
    dringend: verzoeken.some(({ titel }) => titel === 'Aanmaning'),
  };
}

function zinVan(soort: Verzameld, facturen: readonly OpenFactuur[]): Zin | undefined {
  if (facturen.length === 0) return undefined;
  if (soort === 'onbekend') return { soort, aantal: facturen.length };
  const bedrag = Math.abs(som(facturen.map((een) => een.openBedrag ?? een.bedrag)));
  if (bedrag === 0) return undefined;
  if (soort !== 'incasso' && soort !== 'herincasso') return { soort, bedrag };
  const dagen = facturen.map((een) => leesStatus(een).dag ?? '').toSorted();
  return { soort, bedrag, op: dagen[0] || undefined, meerData: dagen[0] !== dagen.at(-1) };
}

const volgorde = [
  'herincasso',
  'volgt',
  'onbekend',
  'nogNiet',
  'incasso',
  'ontvangen',
  'termijnen',
] as const satisfies readonly Verzameld[];

/**
 * What there is to say about somebody's money, the most urgent first; the first is the answer of
 * the page. Empty when everything is paid. `vandaag` is `yyyy-mm-dd`.
 */
export function zinnen(
  verzoeken: readonly OpenVerzoek[],
  facturen: readonly (OpenFactuur & { readonly kenmerkBetaalverzoek: string | null })[],
  vandaag: string,
): readonly Zin[] {
  const open = verzoeken.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  const bijBank = open.filter(({ betaling }) => betaling?.status === 'inBehandeling');
  const teBetalen = open.filter((verzoek) => !bijBank.includes(verzoek));
  const controle = som(bijBank.map(({ bedragTeBetalen }) => bedragTeBetalen));
  const overig = volgorde.map((soort) =>
    zinVan(
      soort,
      facturen.filter((factuur) => soortVan(factuur) === soort),
    ),
  );
  return [
    betalen(teBetalen, vandaag),
    controle > 0 ? ({ soort: 'controle', bedrag: controle } as const) : undefined,
    ...overig,
  ].filter((zin) => zin !== undefined);
}
