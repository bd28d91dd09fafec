import type { ReactieKind } from '@mijn/contract/reactie';
import { formatFullDay } from '@mijn/domain/datum';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoorten';
import { type Cents, formatAmount } from '@mijn/domain/money';
import type { Plan } from '../../assess/shapes.ts';

/** A judged line under discussion, corrections included (ADR 0070). Cents, days as `yyyy-mm-dd`. */
export interface DiscussedLine {
  readonly zorgsoort: string;
  readonly treatmentDay: string;
  readonly zorgverlener: string;
  readonly boekjaar: number;
  readonly gedeclareerd: Cents;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  /** Withheld amount; negative when a year in terms was corrected after its settlement. */
  readonly eigenRisico: Cents;
  readonly uitgekeerd: Cents;
  /** Package by which it was judged; null: not covered. */
  readonly pakket: Plan | null;
  /** Day of its last correction; null: none. */
  readonly correctedOn: string | null;
  /** Taken back by its care provider. */
  readonly isTaken: boolean;
}

export interface ReactieFacts {
  readonly kind: ReactieKind;
  /** Judged lines under discussion; empty while the claim is not judged. */
  readonly regels: readonly DiscussedLine[];
  /** Packages of the person on the day of treatment; empty: not insured. */
  readonly plans: readonly Plan[];
  /** Packages that cover this care at that age. */
  readonly covering: readonly Plan[];
}

/** Answer of the insurer; `forwarded` when staff must look at it. */
export interface ReactieOutcome {
  readonly antwoord: string;
  readonly forwarded: boolean;
}

const names: Readonly<Record<Plan, string>> = {
  BASIS: 'de basisverzekering',
  AANVULLEND: 'de aanvullende verzekering',
  AANVULLEND_PLUS: 'de aanvullende verzekering Plus',
};

const notAssessed =
  'We hebben deze declaratie nog niet beoordeeld. Bij de declaratie staat wanneer je uiterlijk de uitkomst hebt. Klopt die volgens jou niet? Stel dan gerust nog een vraag.';

const forwarded =
  'Dit kunnen we niet uitleggen met alleen de bedragen van je declaratie. Daarom hebben we je vraag doorgegeven aan een medewerker. Het antwoord komt hier te staan.';

const neverHad =
  'We zoeken uit of de nota klopt, als dat kan bij de zorgverlener. Dat doet een medewerker. Het antwoord komt hier te staan.';

const euro = (cents: number): string => formatAmount(cents, 'nl');
const day = (text: string): string => formatFullDay(text, 'nl');
const care = ({ zorgsoort }: DiscussedLine): string => zorgsoortInSentence(zorgsoort, 'nl');
const enumerate = (plans: readonly Plan[], word: string): string =>
  plans.map((plan) => names[plan]).join(` ${word} `);

function aboutEigenRisico({ eigenRisico, treatmentDay, boekjaar }: DiscussedLine): string {
  return `${euro(eigenRisico)} is eigen risico. Dat betaal je zelf. De behandeling was op ${day(treatmentDay)}. Daarom telt dit bedrag voor het eigen risico van ${boekjaar}, ook als de nota later kwam.`;
}

// Undefined when the refusal has a reason other than the packages, which the amounts do not explain.
function aboutDekking(line: DiscussedLine, facts: ReactieFacts): string | undefined {
  const { notCovered, treatmentDay, pakket } = line;
  const { plans, covering } = facts;
  if (pakket !== null) {
    return `${euro(notCovered)} vergoeden we niet. Dit valt onder ${names[pakket]}, en die betaalt niet alles van ${care(line)}.`;
  }
  if (plans.length === 0) {
    return `${euro(notCovered)} vergoeden we niet. Op ${day(treatmentDay)} was deze persoon niet bij ons verzekerd.`;
  }
  if (covering.some((one) => plans.includes(one))) return undefined;
  const elsewhere =
    covering.length === 0
      ? 'Geen van onze verzekeringen betaalt deze zorg.'
      : `We betalen deze zorg wel uit ${enumerate(covering, 'en uit')}.`;
  return `${euro(notCovered)} vergoeden we niet. Op ${day(treatmentDay)} was je verzekerd met ${enumerate(plans, 'en')}. Daaruit betalen we geen ${care(line)}. ${elsewhere}`;
}

function aboutBijdrage({ wettelijkeBijdrage }: DiscussedLine): string {
  return `${euro(wettelijkeBijdrage)} is de wettelijke eigen bijdrage. Die betaalt iedereen voor deze zorg zelf.`;
}

const isPartlyPaid = ({ gedeclareerd, uitgekeerd }: DiscussedLine): boolean =>
  uitgekeerd < gedeclareerd;

function amountsNow({ gedeclareerd, uitgekeerd, correctedOn }: DiscussedLine, what = ''): string {
  const declared = `Je declareerde ${euro(gedeclareerd)}${what}.`;
  return correctedOn === null
    ? `${declared} We vergoeden ${euro(uitgekeerd)}.`
    : `${declared} Deze regel is op ${day(correctedOn)} gecorrigeerd. Sindsdien vergoeden we ${euro(uitgekeerd)}.`;
}

// Undefined when some of it still stands, or nothing was judged.
function aboutTaken({ regels }: ReactieFacts): string | undefined {
  const [line] = regels;
  if (!line || !regels.every(({ isTaken }) => isTaken)) return undefined;
  const when = line.correctedOn === null ? '' : ` op ${day(line.correctedOn)}`;
  return `De zorgverlener nam deze kosten${when} terug. Ze tellen niet meer mee: je betaalt er geen eigen risico en geen eigen bijdrage voor. Bij de declaratie zie je wat dat veranderde.`;
}

// Undefined when the amounts do not explain the line.
function explain(line: DiscussedLine, facts: ReactieFacts): string | undefined {
  const dekking = line.notCovered > 0 ? aboutDekking(line, facts) : '';
  if (dekking === undefined || line.eigenRisico < 0) return undefined;
  const sentences = [
    amountsNow(line),
    dekking,
    line.wettelijkeBijdrage > 0 ? aboutBijdrage(line) : '',
    line.eigenRisico > 0 ? aboutEigenRisico(line) : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/**
 * Answers "Klopt dit niet?" in plain Dutch (B1) from the claim's amounts, corrections included.
 * Explains the first line that is not paid in full, or states that the bill was taken back. Anything
 * else is forwarded, and so is a report of care that the person never had.
 */
export function respond(facts: ReactieFacts): ReactieOutcome {
  // Only the care provider can tell whether the person had the care.
  if (facts.kind === 'nietGehad') return { antwoord: neverHad, forwarded: true };
  if (facts.regels.length === 0) return { antwoord: notAssessed, forwarded: false };
  const line = facts.regels.find(isPartlyPaid);
  const explained = line ? explain(line, facts) : aboutTaken(facts);
  return { antwoord: explained ?? forwarded, forwarded: explained === undefined };
}

/** Insurer's days that a reaction stays with staff before it is answered. */
export const daysWithStaff = 3;

/** Insurer's days after taking up by which staff answer a further inquiry: six weeks. */
export const daysOfInquiry = 42;

const reassessment =
  'Ben je het er niet mee eens? Vraag ons dan om er opnieuw naar te kijken. Dat heet een herbeoordeling. Je krijgt binnen 6 weken antwoord. Ben je het dan nog niet met ons eens? Dan kun je naar de SKGZ. Daar kun je een klacht over een zorgverzekeraar kwijt.';

/** State of an inquiry into care that a person says they never had (ADR 0070). */
export interface Inquiry {
  /** Lines of the bill that were taken back. */
  readonly taken: 'all' | 'some' | 'none';
  /** Some of it must be taken back by staff; the care provider was not asked. */
  readonly isByHand: boolean;
}

const takenInPart = 'Een deel van de nota is teruggenomen en telt niet meer mee.';

const setOff =
  'Betaalde je er eigen risico voor? Dat verrekenen we op je volgende rekening van het eigen risico, of in de eindafrekening als je in termijnen betaalt.';

/** Returns the interim answer during a further inquiry; `lastDay` (`yyyy-mm-dd`) is the promised day. */
export function interimAnswer({ taken }: Inquiry, lastDay: string): string {
  const sentences = [
    'Deze nota kunnen we niet meteen terugnemen. Een medewerker bekijkt je melding daarom verder.',
    ...(taken === 'some' ? [takenInPart, setOff] : []),
    `Het antwoord staat hier uiterlijk op ${day(lastDay)}. Tot die dag verandert er verder niets aan de nota.`,
  ];
  return sentences.join(' ');
}

function leftStanding(taken: Inquiry['taken']): string {
  const what =
    taken === 'some'
      ? `${takenInPart} ${setOff} De rest is niet teruggenomen en blijft staan. Dat deel`
      : 'De nota is niet teruggenomen en blijft staan. Deze nota';
  return `Een medewerker heeft je melding bekeken. ${what} kunnen we niet terugnemen zonder dat er meer verandert, zoals andere nota’s of geld dat al is uitbetaald. ${reassessment}`;
}

/**
 * Returns the answer of staff to "Deze zorg had ik niet", simulated: either the care provider took back
 * the bill or some lines, or it stands because only staff could take it back (ADR 0070), with the
 * person's options.
 */
export function neverHadAnswer({ regels: [line] }: ReactieFacts, inquiry: Inquiry): string {
  const { taken, isByHand } = inquiry;
  if (isByHand || taken === 'none') return leftStanding(taken);
  const whose = line ? `${line.zorgverlener} zegt` : 'De zorgverlener zegt';
  const outcome =
    taken === 'all'
      ? `${whose} dat de nota niet klopt. Je hebt gelijk. De nota is teruggenomen en telt niet meer mee. Bij de declaratie en in je zorgkosten zie je wat dat verandert.`
      : `${whose} dat een deel van de nota niet klopt. Dat deel is teruggenomen en telt niet meer mee. De rest van de nota blijft staan. Bij de declaratie en in je zorgkosten zie je om welke regels het gaat en wat dat verandert.`;
  const sentences = ['Een medewerker heeft de nota nagevraagd.', outcome, setOff];
  return [...sentences, ...(taken === 'some' ? [reassessment] : [])].join(' ');
}

function verdictOn(facts: ReactieFacts): string {
  const taken = aboutTaken(facts);
  if (taken !== undefined) return taken;
  const line = facts.regels.find(isPartlyPaid);
  const about = line ?? facts.regels.find(({ isTaken }) => !isTaken);
  if (!about) return '';
  if (about.eigenRisico < 0 && about.correctedOn !== null) {
    return `Deze regel is op ${day(about.correctedOn)} gecorrigeerd. Wat er toen veranderde, staat bij de declaratie.`;
  }
  const outcome = amountsNow(about, ` voor ${care(about)} op ${day(about.treatmentDay)}`);
  const verdict = line
    ? 'Dat klopt met je verzekering. Waarom, staat bij de regel zelf.'
    : 'Dat is het hele bedrag.';
  return `${outcome} ${verdict}`;
}

/**
 * Returns the answer of staff to a question, simulated: the decision stands, with its explanation and
 * the person's options.
 */
export function staffAnswer(facts: ReactieFacts): string {
  return ['Een medewerker heeft je declaratie nagekeken.', verdictOn(facts), reassessment]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
