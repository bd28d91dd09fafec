import {
  type BestandStaat,
  type GekozenBestand,
  notaOordeel,
  verlopen,
  voegToe,
  zetStaat,
} from './bestanden.ts';
import { type Concept, vanConcept } from './concept/concept.ts';
import {
  controleer,
  gegevensVelden,
  type Invoer,
  legeInvoer,
  type Veld,
  type VeldFouten,
} from './invoer.ts';
import type { Melding } from './meldingen.ts';
import { serverFouten } from './serverFouten.ts';
import type { Vordering } from './stap.ts';
import type { IndienUitslag, Mislukt } from './uitslag.ts';

/** Where sending in is. The key makes it safe to send the same again (decisions §5). */
export type Verzending =
  | { readonly soort: 'rust' }
  | { readonly soort: 'bezig'; readonly sleutel: string }
  | { readonly soort: 'mislukt'; readonly sleutel: string; readonly mislukt: Mislukt }
  | { readonly soort: 'meldingen'; readonly meldingen: readonly Melding[] }
  | { readonly soort: 'ingediend'; readonly nummer: string | undefined };

/** All that is known of a claim that is being made; lives in memory only. */
export interface Toestand {
  readonly invoer: Invoer;
  readonly bestanden: readonly GekozenBestand[];
  /** What the person has been told is wrong. */
  readonly fouten: VeldFouten;
  /** Codes of warnings about the claim that the person has confirmed. */
  readonly bevestigd: readonly string[];
  readonly verzending: Verzending;
}

/** What can happen to it. */
export type Gebeurtenis =
  | { readonly soort: 'ingevuld'; readonly veld: Veld; readonly waarde: string | boolean }
  | { readonly soort: 'gecontroleerd'; readonly fouten: VeldFouten }
  | {
      readonly soort: 'bestandenGekozen';
      readonly bestanden: readonly { readonly sleutel: string; readonly bestand: File }[];
    }
  | { readonly soort: 'bestandStaat'; readonly sleutel: string; readonly staat: BestandStaat }
  | { readonly soort: 'bestandBevestigd'; readonly sleutel: string; readonly ja: boolean }
  | { readonly soort: 'bestandWeg'; readonly sleutel: string }
  | { readonly soort: 'verstuurd'; readonly sleutel: string; readonly bevestigd: readonly string[] }
  | { readonly soort: 'uitslag'; readonly uitslag: IndienUitslag }
  | { readonly soort: 'nogEen'; readonly alleen: string | undefined }
  /** What another tab made of it; undefined: it was sent in or thrown away there. */
  | { readonly soort: 'overgenomen'; readonly concept: Concept | undefined };

// The insurer's code for a file that it no longer keeps.
const bestandWeg = 'bestandOnbekend';

/** A new claim, or one from a draft; whoever is alone on the policy need not choose. */
export function beginToestand(alleen: string | undefined, van?: Concept): Toestand {
  const { invoer, bestanden } = van ? vanConcept(van) : { invoer: legeInvoer, bestanden: [] };
  return {
    invoer: { ...invoer, declarant: alleen ?? invoer.declarant },
    bestanden,
    fouten: {},
    bevestigd: [],
    verzending: { soort: 'rust' },
  };
}

// Another body asks for another key, and what was confirmed was about the old one.
function gewijzigd(toestand: Toestand, met: Partial<Toestand>): Toestand {
  if (isDicht(toestand)) return toestand;
  return { ...toestand, ...met, bevestigd: [], verzending: { soort: 'rust' } };
}

function vulIn(toestand: Toestand, veld: Veld, waarde: string | boolean): Toestand {
  const { [veld]: _, ...fouten } = toestand.fouten;
  return gewijzigd(toestand, { invoer: { ...toestand.invoer, [veld]: waarde }, fouten });
}

function naUitslag(toestand: Toestand, uitslag: IndienUitslag): Toestand {
  if (toestand.verzending.soort !== 'bezig') return toestand;
  if (uitslag.soort === 'mislukt') {
    const { sleutel } = toestand.verzending;
    return { ...toestand, verzending: { soort: 'mislukt', sleutel, mislukt: uitslag } };
  }
  if (uitslag.soort === 'ingediend') return { ...toestand, verzending: uitslag };
  const bestanden = uitslag.bestanden.reduce((lijst, { naam, meldingen }) => {
    const fout = meldingen.some(({ level }) => level === 'error');
    const raak = lijst.find((een) => een.bestand.name === naam);
    return fout && raak ? zetStaat(lijst, raak.sleutel, { soort: 'afgekeurd', meldingen }) : lijst;
  }, toestand.bestanden);
  const meldingen = [...uitslag.meldingen, ...uitslag.bestanden.flatMap((een) => een.meldingen)];
  return {
    ...toestand,
    bestanden: meldingen.some(({ code }) => code === bestandWeg) ? verlopen(bestanden) : bestanden,
    fouten: serverFouten(meldingen),
    verzending: { soort: 'meldingen', meldingen },
  };
}

function isDicht({ verzending }: Toestand): boolean {
  return verzending.soort === 'bezig' || verzending.soort === 'ingediend';
}

function begin(toestand: Toestand, sleutel: string, bevestigd: readonly string[]): Toestand {
  if (isDicht(toestand)) return toestand;
  return { ...toestand, bevestigd, verzending: { soort: 'bezig', sleutel } };
}

function bevestigBestand(toestand: Toestand, sleutel: string, ja: boolean): Toestand {
  const bestanden = toestand.bestanden.map((een) =>
    een.sleutel === sleutel && een.staat.soort === 'ontvangen'
      ? { ...een, staat: { ...een.staat, bevestigd: ja } }
      : een,
  );
  return gewijzigd(toestand, { bestanden });
}

/** The one place where a claim in the making changes. */
export function volgendeToestand(toestand: Toestand, gebeurtenis: Gebeurtenis): Toestand {
  const { bestanden } = toestand;
  switch (gebeurtenis.soort) {
    case 'ingevuld':
      return vulIn(toestand, gebeurtenis.veld, gebeurtenis.waarde);
    case 'gecontroleerd':
      return { ...toestand, fouten: gebeurtenis.fouten };
    case 'bestandenGekozen':
      return gewijzigd(toestand, { bestanden: voegToe(bestanden, gebeurtenis.bestanden) });
    case 'bestandStaat':
      return {
        ...toestand,
        bestanden: zetStaat(bestanden, gebeurtenis.sleutel, gebeurtenis.staat),
      };
    case 'bestandBevestigd':
      return bevestigBestand(toestand, gebeurtenis.sleutel, gebeurtenis.ja);
    case 'bestandWeg':
      return gewijzigd(toestand, {
        bestanden: bestanden.filter(({ sleutel }) => sleutel !== gebeurtenis.sleutel),
      });
    case 'verstuurd':
      return begin(toestand, gebeurtenis.sleutel, gebeurtenis.bevestigd);
    case 'uitslag':
      return naUitslag(toestand, gebeurtenis.uitslag);
    case 'nogEen':
      return beginToestand(gebeurtenis.alleen);
    case 'overgenomen':
      return isDicht(toestand) ? toestand : beginToestand(undefined, gebeurtenis.concept);
    default:
      return gebeurtenis satisfies never;
  }
}

/** The key to send with: the same one while the same claim is sent again, else a new one. */
export function sleutelVoor(verzending: Verzending, maakNieuw: () => string): string {
  return verzending.soort === 'mislukt' ? verzending.sleutel : maakNieuw();
}

/** How far the claim is; decides which steps can be reached. */
export function vordering(toestand: Toestand, vandaag: string): Vordering {
  const fouten = controleer(toestand.invoer, gegevensVelden, vandaag);
  return {
    wie: toestand.invoer.declarant !== '',
    nota: notaOordeel(toestand.bestanden) === 'klaar',
    gegevens: Object.keys(fouten).length === 0,
    ingediend: toestand.verzending.soort === 'ingediend',
  };
}

/** Tells whether leaving would lose something that was filled in. */
export function isOnverzonden({ invoer, bestanden, verzending }: Toestand): boolean {
  if (verzending.soort === 'ingediend') return false;
  const { declarant: _, ...rest } = invoer;
  return (
    bestanden.length > 0 || Object.values(rest).some((waarde) => waarde !== '' && waarde !== false)
  );
}
