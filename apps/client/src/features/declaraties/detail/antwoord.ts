import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import { type TrapRegel, trapBedragen } from './trap.ts';

/** What the insurer's remark says of a line that is not covered (its code). */
const weigerCodes = ['budgetOp', 'geenDekking', 'nietVerzekerd', 'teOud'] as const;

/** Why nothing is paid out, by what took most of the claim away. */
export type NietsReden =
  | 'eigenRisico'
  | 'nietVergoed'
  | (typeof weigerCodes)[number]
  | 'wettelijkeBijdrage'
  | 'meer';

/** A line with the remarks made on it; null where the care is hidden. */
type AntwoordRegel = TrapRegel & {
  readonly meldingen?: readonly { readonly code: string }[] | null;
};

/** The first line of a claim's page: what the person gets, or what happens next and by when. */
export type Antwoord =
  | {
      readonly soort: 'uitbetaald';
      /** Integer cents. */
      readonly bedrag: number;
      /** Day of payment; undefined where the insurer does not tell. */
      readonly datum: string | undefined;
      /** Masked account. */
      readonly iban: string | undefined;
      /** Whether that day has come. */
      readonly betaald: boolean;
    }
  | { readonly soort: 'niets'; readonly reden: NietsReden }
  | {
      readonly soort: 'ingediend' | 'inBehandeling';
      readonly verwachtOp: string | undefined;
      /** It takes longer because it is busy (§3, LangereAfhandelingWegensDrukte). */
      readonly drukte: boolean;
    };

/** What the answer is read from. */
export interface AntwoordVan {
  readonly status: DeclaratieStatus;
  readonly verwachtOp: string | null;
  readonly uitkeerInformatie: {
    readonly datum: string;
    readonly iban: string;
    readonly uitgekeerdBedrag: number;
  } | null;
  readonly regels: readonly AntwoordRegel[];
  readonly indicatoren: readonly {
    readonly naam: string;
    readonly actief: boolean;
    readonly redenen: readonly string[];
  }[];
}

/** Tells whether the insurer says that it takes longer because it is busy (§3). */
export function isDruk(indicatoren: AntwoordVan['indicatoren']): boolean {
  return indicatoren.some(
    ({ naam, actief, redenen }) =>
      naam === 'laterInBehandeling' && actief && redenen.includes('LangereAfhandelingWegensDrukte'),
  );
}

function waaromNietVergoed(regels: readonly AntwoordRegel[]): NietsReden {
  const codes = regels.flatMap(({ meldingen }) => meldingen?.map(({ code }) => code) ?? []);
  return weigerCodes.find((code) => codes.includes(code)) ?? 'nietVergoed';
}

function nietsReden(regels: readonly AntwoordRegel[]): NietsReden {
  const { nietVergoed, wettelijkeBijdrage, eigenRisico } = trapBedragen(regels);
  const redenen: [NietsReden, number][] = [
    ['eigenRisico', eigenRisico],
    ['nietVergoed', nietVergoed],
    ['wettelijkeBijdrage', wettelijkeBijdrage],
  ];
  const geldig = redenen.filter(([, bedrag]) => bedrag > 0);
  const [enige] = geldig;
  if (geldig.length !== 1 || !enige) return 'meer';
  return enige[0] === 'nietVergoed' ? waaromNietVergoed(regels) : enige[0];
}

/** The first line of a claim's page (look.md, Screens). `vandaag` is `yyyy-mm-dd`. */
export function antwoord(declaratie: AntwoordVan, vandaag: string): Antwoord {
  if (declaratie.status !== 'AFGEHANDELD') {
    return {
      soort: declaratie.status === 'INGEDIEND' ? 'ingediend' : 'inBehandeling',
      verwachtOp: declaratie.verwachtOp ?? undefined,
      drukte: isDruk(declaratie.indicatoren),
    };
  }
  const uitkering = declaratie.uitkeerInformatie;
  const bedrag = uitkering?.uitgekeerdBedrag ?? trapBedragen(declaratie.regels).uitgekeerd;
  if (bedrag <= 0) return { soort: 'niets', reden: nietsReden(declaratie.regels) };
  return {
    soort: 'uitbetaald',
    bedrag,
    datum: uitkering?.datum,
    iban: uitkering?.iban,
    betaald: uitkering !== null && uitkering.datum <= vandaag,
  };
}
