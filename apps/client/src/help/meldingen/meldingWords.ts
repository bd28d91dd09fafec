import * as m from '../../generated/texts/meldingen.js';
import { capitalize } from '@mijn/domain/format';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoorten';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { declaratieTermijnYears } from '@mijn/domain/constants';
import { formatAmount } from '@mijn/domain/money';

/** A remark of the insurer on a line. */
export interface Melding {
  readonly code: string;
  readonly omschrijving: string;
}

/** The facts of a line that its remarks are worded from; amounts in cents, the day as `yyyy-mm-dd`. */
export interface RemarkedLine {
  readonly declarant: string;
  readonly zorgSoort: string | null;
  readonly behandelDatum: string;
  readonly gedeclareerdBedrag: number;
  readonly eigenRisicoBedrag: number;
  readonly eigenRisicoInTermijnen: number | null;
  readonly uitgekeerdBedrag: number;
  readonly meldingen: readonly Melding[] | null;
  readonly stappen: readonly StepOfLine[];
}

/** The facts of a line as a sentence shows them, formatted for the reader. */
export interface MeldingFacts {
  readonly name: string;
  readonly care: string;
  readonly day: string;
  readonly year: string;
  readonly gedeclareerd: string;
  readonly notCovered: string;
  readonly bijdrage: string;
  readonly eigenRisico: string;
  readonly inTermijnen: string;
  readonly paid: string;
  /** Years in which care can be claimed. */
  readonly termijn: string;
}

export interface EnglishRemark {
  readonly code: string;
  readonly omschrijving: string;
  readonly facts: MeldingFacts;
  /** The sentence without the insurer's own figures. */
  readonly plain: string;
}

export interface MeldingText {
  readonly text: string;
  /** `nl` when it is the insurer's own text. */
  readonly lang?: 'nl';
  /** In English: the remarks that it consists of, which have more figures than `text` (`SaidWords`). */
  readonly remarks?: readonly EnglishRemark[] | undefined;
}

function factsOf(line: RemarkedLine, language: Language): MeldingFacts {
  const euro = (cents: number): string => formatAmount(cents, language);
  const step = (name: string): string => euro(Math.abs(amountOfStep(line.stappen, name)));
  return {
    name: line.declarant,
    care: line.zorgSoort === null ? m.thisCare() : zorgsoortInSentence(line.zorgSoort, language),
    day: formatDay(line.behandelDatum, language),
    year: line.behandelDatum.slice(0, 4),
    gedeclareerd: euro(line.gedeclareerdBedrag),
    notCovered: step('nietVergoed'),
    bijdrage: step('wettelijkeBijdrage'),
    eigenRisico: euro(line.eigenRisicoBedrag),
    inTermijnen: euro(line.eigenRisicoInTermijnen ?? 0),
    paid: euro(line.uitgekeerdBedrag),
    termijn: String(declaratieTermijnYears),
  };
}

const sentences: ReadonlyMap<string, (facts: MeldingFacts) => string> = new Map<
  string,
  (facts: MeldingFacts) => string
>([
  ['nietVerzekerd', m.notInsured],
  ['teOud', m.tooOld],
  ['geenDekking', m.noCover],
  ['dubbeleNota', m.duplicate],
  ['deelsVergoed', m.partlyCovered],
  ['budgetOp', m.budgetUsed],
  ['budgetBijnaOp', m.budgetNearlyUsed],
  ['wettelijkeBijdrage', m.wettelijkeBijdrage],
  ['eigenRisico', m.eigenRisico],
  ['eigenRisicoInTermijnen', m.inTermijnen],
  ['eigenRisicoAnderJaar', m.otherYear],
  ['eigenRisicoVol', m.eigenRisicoUsed],
  ['geenEigenRisicoOnder18', m.under18],
  ['eigenRisicoNietBegonnen', m.eigenRisicoNotBegun],
  ['geenEigenRisicoDezeZorg', m.exemptCare],
  ['geenEigenRisicoAanvullend', m.exemptSupplementary],
  ['buitenland', m.abroad],
  ['geenRekening', m.noAccount],
  ['helemaalVergoed', m.allCovered],
]);

// The insurer's Dutch is impersonal; these sentences name the person and their insurance.
const personal: ReadonlySet<string> = new Set(['geenEigenRisicoOnder18', 'geenDekking']);

/** Returns a remark in the reader's language, by its code; the insurer's own text for an unknown code. */
export function meldingWords(
  melding: Melding,
  line: RemarkedLine,
  language: Language,
): MeldingText {
  const { code, omschrijving } = melding;
  const sentence = language === 'en' || personal.has(code) ? sentences.get(code) : undefined;
  if (!sentence) return { text: omschrijving, lang: 'nl' };
  const facts = factsOf(line, language);
  const text = capitalize(sentence(facts));
  const remarks = language === 'en' ? [{ code, omschrijving, facts, plain: text }] : undefined;
  return { text, remarks };
}

/**
 * Returns a remark about a planned line, always in our own words, because the insurer's are in the past
 * tense. Undefined for an unknown code.
 */
export function plannedWords(
  { code }: Pick<Melding, 'code'>,
  line: RemarkedLine,
  language: Language,
): string | undefined {
  const text = sentences.get(code)?.(factsOf(line, language));
  return text && capitalize(text);
}

/**
 * Returns the reason that a step deducts its amount: the remarks that the insurer explains it with, or the
 * insurer's own text when it says more.
 */
export function stepWords(uitleg: string, line: RemarkedLine, language: Language): MeldingText {
  const told = (line.meldingen ?? []).filter(({ omschrijving }) => uitleg.includes(omschrijving));
  const said = told.map((melding) => meldingWords(melding, line, language));
  const whole = told.map(({ omschrijving }) => omschrijving).join(' ') === uitleg;
  if (!whole || said.some(({ lang }) => lang === 'nl')) return { text: uitleg, lang: 'nl' };
  const text = said.map((one) => one.text).join(' ');
  return { text, remarks: said.flatMap((one) => one.remarks ?? []) };
}

/** A step from the cost of care to the reimbursed amount; cents. */
export interface StepOfLine {
  readonly stap: string;
  readonly bedrag: number;
}

/** Returns the amount of the step with this name, in cents; 0 without one. */
export function amountOfStep(steps: readonly StepOfLine[], name: string): number {
  return steps.find(({ stap }) => stap === name)?.bedrag ?? 0;
}
