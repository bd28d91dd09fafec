import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import type { Pakket } from './beoordelen/vormen.ts';

/** A judged line that a reaction is about. Cents, `behandeldag` as `yyyy-mm-dd`. */
export interface BesprokenRegel {
  readonly zorgsoort: string;
  readonly behandeldag: string;
  readonly boekjaar: number;
  readonly gedeclareerd: number;
  readonly nietVergoed: number;
  readonly wettelijkeBijdrage: number;
  readonly eigenRisico: number;
  readonly uitgekeerd: number;
  /** The package it was judged under; null: not covered. */
  readonly pakket: Pakket | null;
}

/** What an answer rests on. */
export interface ReactieFeiten {
  /** The judged lines it is about; none while the claim is not judged. */
  readonly regels: readonly BesprokenRegel[];
  /** The person's packages on the day of treatment; none: not insured. */
  readonly pakketten: readonly Pakket[];
  /** The packages that cover this care for somebody of that age. */
  readonly dekkend: readonly Pakket[];
}

/** The insurer's answer; `doorgegeven` when a person has to look at it. */
export interface ReactieUitkomst {
  readonly antwoord: string;
  readonly doorgegeven: boolean;
}

const namen: Readonly<Record<Pakket, string>> = {
  BASIS: 'de basisverzekering',
  AANVULLEND: 'de aanvullende verzekering',
  AANVULLEND_PLUS: 'de aanvullende verzekering Plus',
};

const nietBeoordeeld =
  'We hebben deze declaratie nog niet beoordeeld. Bij de declaratie staat wanneer je uiterlijk de uitkomst hebt. Klopt die volgens jou niet? Stel dan gerust nog een vraag.';

const doorgegeven =
  'We kunnen dit niet uit de cijfers van je declaratie uitleggen. Daarom hebben we je vraag doorgegeven aan een medewerker. Het antwoord komt hier te staan.';

const euro = (centen: number): string => formatBedrag(centen, 'nl');
const dag = (tekst: string): string => formatDag(tekst, 'nl');
const opsomming = (pakketten: readonly Pakket[], woord: string): string =>
  pakketten.map((pakket) => namen[pakket]).join(` ${woord} `);

function overEigenRisico({ eigenRisico, behandeldag, boekjaar }: BesprokenRegel): string {
  return `${euro(eigenRisico)} is eigen risico. Dat betaal je zelf. De behandeling was op ${dag(behandeldag)}. Daarom telt dit bedrag voor het eigen risico van ${boekjaar}, ook als de rekening later kwam.`;
}

// Undefined: refused for another reason than the packages, which figures do not explain.
function overDekking(regel: BesprokenRegel, feiten: ReactieFeiten): string | undefined {
  const { zorgsoort, nietVergoed, behandeldag, pakket } = regel;
  const { pakketten, dekkend } = feiten;
  if (pakket !== null) {
    return `${euro(nietVergoed)} vergoeden we niet. Dit valt onder ${namen[pakket]}, en die betaalt niet alles van ${zorgsoort}.`;
  }
  if (pakketten.length === 0) {
    return `${euro(nietVergoed)} vergoeden we niet. Op ${dag(behandeldag)} was deze persoon niet bij ons verzekerd.`;
  }
  if (dekkend.some((een) => pakketten.includes(een))) return undefined;
  const elders =
    dekkend.length === 0
      ? 'Geen van onze verzekeringen betaalt deze zorg.'
      : `Het zit wel in ${opsomming(dekkend, 'en in')}.`;
  return `${euro(nietVergoed)} vergoeden we niet. Op ${dag(behandeldag)} was je verzekerd met ${opsomming(pakketten, 'en')}. ${zorgsoort} zit daar niet in. ${elders}`;
}

function overBijdrage({ wettelijkeBijdrage }: BesprokenRegel): string {
  return `${euro(wettelijkeBijdrage)} is de wettelijke eigen bijdrage. Die betaalt iedereen voor deze zorg zelf.`;
}

/**
 * Answers "Klopt dit niet?" in plain Dutch (B1) from the claim's own figures: the first line of which
 * a part was not paid is explained, part by part. What the figures do not explain is passed on.
 */
export function beantwoord(feiten: ReactieFeiten): ReactieUitkomst {
  if (feiten.regels.length === 0) return { antwoord: nietBeoordeeld, doorgegeven: false };
  const regel = feiten.regels.find(({ gedeclareerd, uitgekeerd }) => uitgekeerd < gedeclareerd);
  if (!regel) return { antwoord: doorgegeven, doorgegeven: true };
  const dekking = regel.nietVergoed > 0 ? overDekking(regel, feiten) : '';
  if (dekking === undefined) return { antwoord: doorgegeven, doorgegeven: true };
  const zinnen = [
    `Je declareerde ${euro(regel.gedeclareerd)}. We vergoeden ${euro(regel.uitgekeerd)}.`,
    dekking,
    regel.wettelijkeBijdrage > 0 ? overBijdrage(regel) : '',
    regel.eigenRisico > 0 ? overEigenRisico(regel) : '',
  ];
  return { antwoord: zinnen.filter((zin) => zin !== '').join(' '), doorgegeven: false };
}

/** Insurer's days that a question lies with a person before the answer comes. */
export const dagenBijMedewerker = 3;

const herbeoordeling =
  'Ben je het er niet mee eens? Vraag ons dan om een herbeoordeling. Je krijgt binnen 6 weken antwoord. Daarna kun je naar de SKGZ, de klachteninstantie voor de zorg.';

/**
 * The answer of the person whom a question was passed on to, in this simulation: they have looked, and
 * the verdict stands. It says what it was and what one can do.
 */
export function beantwoordAlsMedewerker(feiten: ReactieFeiten): string {
  const regel = feiten.regels.find(({ gedeclareerd, uitgekeerd }) => uitgekeerd < gedeclareerd);
  const [eerste] = feiten.regels;
  const over = regel ?? eerste;
  const uitkomst = over
    ? `Je declareerde ${euro(over.gedeclareerd)} voor ${over.zorgsoort} op ${dag(over.behandeldag)}. We vergoeden ${euro(over.uitgekeerd)}.`
    : '';
  const oordeel = regel
    ? 'Dat klopt met je verzekering. Waarom, staat bij de regel zelf.'
    : 'Dat is het hele bedrag.';
  return ['Een medewerker heeft je declaratie nagekeken.', uitkomst, oordeel, herbeoordeling]
    .filter((zin) => zin !== '')
    .join(' ');
}
