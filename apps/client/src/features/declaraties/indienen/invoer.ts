import { declaratieTermijnJaren } from '@mijn/domain/constanten';
import { isDag } from '@mijn/domain/datum';
import { leesBedrag } from '@mijn/domain/geld';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';

/** What a person fills in for a claim, as typed (decisions §5). */
export interface Invoer {
  /** relatienummer */
  readonly declarant: string;
  readonly zorgsoort: string;
  /** `yyyy-mm-dd`, or what could not be read as a day */
  readonly behandelDatum: string;
  /** euros, as typed */
  readonly bedrag: string;
  readonly naamZorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  readonly opmerking: string;
}

/** A field of the claim form, by its name on the wire. */
export type Veld = keyof Invoer;

/** What can be wrong with a field. */
export type VeldFout =
  | 'verplicht'
  | 'onleesbaar'
  | 'toekomst'
  | 'teOud'
  | 'nul'
  | 'teHoog'
  | 'teLang';

/** What is wrong, by field; no key when all is well. */
export type VeldFouten = Partial<Record<Veld, VeldFout>>;

/** The fields of the third step, in the order in which they stand on the screen. */
export const gegevensVelden = [
  'zorgsoort',
  'behandelDatum',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
] as const satisfies readonly Veld[];

/** Longest texts of the contract, in characters. */
export const langste = { naamZorgverlener: 100, notaNummer: 40, opmerking: 1000 } as const;

const hoogsteCenten = 999_999_99;

/** The empty form. */
export const legeInvoer: Invoer = {
  declarant: '',
  zorgsoort: '',
  behandelDatum: '',
  bedrag: '',
  naamZorgverlener: '',
  notaNummer: '',
  buitenland: false,
  opmerking: '',
};

/** The first day of care that can still be claimed, `yyyy-mm-dd` (domain.md, claim terms). */
export function vroegsteDag(vandaag: string): string {
  const dag = `${Number(vandaag.slice(0, 4)) - declaratieTermijnJaren}${vandaag.slice(4)}`;
  return isDag(dag) ? dag : `${dag.slice(0, 5)}02-28`;
}

function controleerDag(dag: string, vandaag: string): VeldFout | undefined {
  if (dag === '') return 'verplicht';
  if (!isDag(dag)) return 'onleesbaar';
  if (dag > vandaag) return 'toekomst';
  return dag < vroegsteDag(vandaag) ? 'teOud' : undefined;
}

function controleerBedrag(getypt: string): VeldFout | undefined {
  if (getypt.trim() === '') return 'verplicht';
  const centen = leesBedrag(getypt);
  if (centen === undefined) return 'onleesbaar';
  if (centen === 0) return 'nul';
  return centen > hoogsteCenten ? 'teHoog' : undefined;
}

function teLang(tekst: string, grens: number): VeldFout | undefined {
  return tekst.trim().length > grens ? 'teLang' : undefined;
}

const controles: Record<Veld, (invoer: Invoer, vandaag: string) => VeldFout | undefined> = {
  declarant: (invoer) => (invoer.declarant === '' ? 'verplicht' : undefined),
  zorgsoort: (invoer) => (isZorgsoort(invoer.zorgsoort) ? undefined : 'verplicht'),
  behandelDatum: (invoer, vandaag) => controleerDag(invoer.behandelDatum, vandaag),
  bedrag: (invoer) => controleerBedrag(invoer.bedrag),
  naamZorgverlener: ({ naamZorgverlener }) =>
    naamZorgverlener.trim() === ''
      ? 'verplicht'
      : teLang(naamZorgverlener, langste.naamZorgverlener),
  notaNummer: (invoer) => teLang(invoer.notaNummer, langste.notaNummer),
  buitenland: () => undefined,
  opmerking: (invoer) => teLang(invoer.opmerking, langste.opmerking),
};

/** Checks fields of the form before anything is sent; `vandaag` is `yyyy-mm-dd`. The insurer checks again. */
export function controleer(invoer: Invoer, velden: readonly Veld[], vandaag: string): VeldFouten {
  const fouten: VeldFouten = {};
  for (const veld of velden) {
    const fout = controles[veld](invoer, vandaag);
    if (fout) fouten[veld] = fout;
  }
  return fouten;
}
