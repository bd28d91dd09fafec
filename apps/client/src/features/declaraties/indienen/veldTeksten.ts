import { formatDag } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../../generated/teksten/indienen.js';
import { langste, type Veld, type VeldFout, vroegsteDag } from './invoer.ts';

/** What the texts of errors need to know. */
export interface FoutContext {
  readonly taal: Taal;
  /** `yyyy-mm-dd` */
  readonly vandaag: string;
}

type Tekst = (context: FoutContext) => string;

const teLang = (veld: keyof typeof langste) => () => m.foutTeLang({ grens: String(langste[veld]) });

const teksten: Readonly<Record<Veld, Partial<Record<VeldFout, Tekst>>>> = {
  declarant: { verplicht: () => m.foutDeclarantVerplicht() },
  zorgsoort: { verplicht: () => m.foutZorgsoortVerplicht() },
  behandelDatum: {
    verplicht: () => m.foutDatumVerplicht(),
    onleesbaar: () => m.foutDatumOnleesbaar(),
    toekomst: () => m.foutDatumToekomst(),
    teOud: ({ taal, vandaag }) => m.foutDatumTeOud({ dag: formatDag(vroegsteDag(vandaag), taal) }),
  },
  bedrag: {
    verplicht: () => m.foutBedragVerplicht(),
    onleesbaar: () => m.foutBedragOnleesbaar(),
    nul: () => m.foutBedragNul(),
    teHoog: () => m.foutBedragTeHoog(),
  },
  naamZorgverlener: {
    verplicht: () => m.foutZorgverlenerVerplicht(),
    teLang: teLang('naamZorgverlener'),
  },
  notaNummer: { teLang: teLang('notaNummer') },
  buitenland: {},
  opmerking: { teLang: teLang('opmerking') },
};

/** What is wrong with a field and how to mend it, in words. */
export function veldFoutTekst(veld: Veld, fout: VeldFout, context: FoutContext): string {
  return teksten[veld][fout]?.(context) ?? m.foutGeweigerd();
}

/** The id of a field's control, for the links of the error summary. */
export function veldId(veld: Veld): string {
  return `veld-${veld}`;
}
