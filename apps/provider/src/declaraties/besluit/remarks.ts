import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { declaratieTermijnYears } from '@mijn/domain/constants';
import { formatFullDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoorten';
import { type EnglishFigures, englishFigures } from '@mijn/domain/englishFigures';
import { type Euros, eurosToCents, formatAmount } from '@mijn/domain/money';
import type { MeldingCode } from '../../assess/shapes.ts';

interface Remark {
  readonly text: string;
  /** Original Dutch text, in a letter in another language. */
  readonly inDutch: boolean;
}

function euro(euros: Euros | null | undefined): string {
  return formatAmount(euros ? Math.abs(eurosToCents(euros)) : 0, 'en');
}

// Values for the placeholders of remarks, formatted in English.
function factsOf(line: DeclaratieLine) {
  const step = (name: string) => line.stappen?.find(({ stap }) => stap === name)?.bedrag;
  return {
    name: line.declarant,
    care: line.zorgSoort === null ? 'this care' : zorgsoortInSentence(line.zorgSoort, 'en'),
    day: formatFullDay(line.behandelDatum, 'en'),
    year: line.behandelDatum.slice(0, 4),
    gedeclareerd: euro(line.gedeclareerdBedrag),
    notCovered: euro(step('nietVergoed')),
    contribution: euro(step('wettelijkeBijdrage')),
    ownRisk: euro(line.eigenRisicoBedrag),
    inTermijnen: euro(line.eigenRisicoInTermijnen),
    paid: euro(line.uitgekeerdBedrag),
  };
}

type Sentence = (facts: ReturnType<typeof factsOf>) => string;

const deductible = 'own risk (deductible)';

// Texts of the claim's screen, by code.
const sentences: Readonly<Record<MeldingCode, Sentence>> = {
  nietVerzekerd: ({ name, day, gedeclareerd }) =>
    `${name} was not insured with us on ${day}. That is why we do not pay the ${gedeclareerd}.`,
  teOud: ({ day, gedeclareerd }) =>
    `This care was on ${day}. You can claim care up to ${declaratieTermijnYears} years later. That is why we do not pay the ${gedeclareerd}.`,
  geenDekking: ({ care, day, gedeclareerd }) =>
    `The insurance did not cover ${care} on ${day}. That is why we do not pay the ${gedeclareerd}.`,
  dubbeleNota: ({ gedeclareerd }) =>
    `A member of our staff has looked at your claim. This bill was submitted before. That is why we do not pay the ${gedeclareerd} again.`,
  deelsVergoed: ({ notCovered }) =>
    `The insurance covers part of this care. You pay ${notCovered} yourself.`,
  budgetOp: ({ care, year }) =>
    `For ${care} we pay up to a maximum each year. The maximum for ${year} has been used.`,
  budgetBijnaOp: ({ care, year }) =>
    `For ${care} we pay up to a maximum each year. The maximum for ${year} has almost been used.`,
  wettelijkeBijdrage: ({ contribution }) =>
    `There is a statutory contribution of ${contribution} for this care. You pay it yourself, on top of the ${deductible}.`,
  eigenRisico: ({ ownRisk, year }) =>
    `You pay ${ownRisk} yourself: that is ${deductible} of ${year}.`,
  eigenRisicoInTermijnen: ({ inTermijnen, year }) =>
    `${inTermijnen} counts towards the ${deductible} of ${year}. You pay that in instalments, so we hold nothing back here.`,
  eigenRisicoAnderJaar: ({ year }) =>
    `The treatment was in ${year}. That is why it counts towards the ${deductible} of ${year}, even though the bill came later.`,
  eigenRisicoVol: ({ year }) =>
    `The ${deductible} of ${year} has been used up. You pay no more of it here.`,
  geenEigenRisicoOnder18: ({ name, day }) =>
    `${name} was not yet 18 on ${day}. That is why no ${deductible} applies.`,
  eigenRisicoNietBegonnen: ({ name, day }) =>
    `The ${deductible} of ${name} had not begun on ${day}: it begins on the first day of the month after the 18th birthday.`,
  geenEigenRisicoDezeZorg: () => `No ${deductible} applies to this care.`,
  geenEigenRisicoAanvullend: () =>
    `We pay this from the supplementary insurance. No ${deductible} applies to that.`,
  buitenland: () => 'This care was abroad. We use the same rules as in the Netherlands.',
  geenRekening: ({ paid }) =>
    `When we assessed your claim, we did not know your account number. That is why we could not transfer ${paid} then.`,
  helemaalVergoed: ({ paid }) => `We pay this treatment in full: ${paid}.`,
  teruggenomen: () =>
    'The care provider took this bill back. That is why this care no longer counts.',
  verschoven: ({ year }) =>
    `An earlier bill from ${year} was taken back. That is why this line changed.`,
  verminderd: ({ year }) =>
    `The insurance does not run for all of ${year}. That is why the ${deductible} of ${year} was lowered.`,
};

const byCode: ReadonlyMap<string, Sentence> = new Map(Object.entries(sentences));

/** Fills a remark with the amounts of its Dutch text; undefined when that text has fewer than needed. */
type Figured = (
  figures: EnglishFigures & { readonly isVoluntary: boolean; readonly plain: string },
  facts: ReturnType<typeof factsOf>,
) => string | undefined;

const join = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

// The last two amounts are the own risk of the year and the used part of it.
function usedSoFar(amounts: readonly string[], year: string): string {
  const [total = '', used = ''] = amounts.slice(-2);
  return `The own risk of ${year} is ${total}. ${used} of that has been used now.`;
}

function kindsOf({ amounts, isVoluntary }: Parameters<Figured>[0]): string | false {
  const [, compulsory, voluntary] = amounts;
  if (amounts.length === 5)
    return `${compulsory} of that is mandatory and ${voluntary} is voluntary own risk.`;
  return isVoluntary && 'This is voluntary own risk.';
}

// The Dutch text has one amount for treatments, two for a shared budget, three for a personal one.
const budgetUsed: Figured = ({ amounts, treatments: [treatments] }, { care, year }) => {
  const shortfall = amounts.at(-1);
  if (!shortfall) return undefined;
  const pay = `That is why you pay ${shortfall} yourself.`;
  const [maximum, used] = amounts;
  if (treatments !== undefined)
    return `For ${care} we pay for at most ${treatments} treatments in ${year}. They have been used. ${pay}`;
  if (amounts.length === 2)
    return `For this we pay at most ${maximum} in ${year}, for everybody on the policy together. That has been used up. ${pay}`;
  if (amounts.length !== 3) return undefined;
  return `For ${care} we pay at most ${maximum} in ${year}. ${used} of that had been used already. ${pay}`;
};

const budgetNearlyUsed: Figured = ({ amounts, treatments }, { care, year }) => {
  const [maximum, left] = amounts;
  const [most, remaining] = treatments;
  if (maximum && left)
    return `For ${care} we pay at most ${maximum} in ${year}. ${left} of that is left now.`;
  if (most === undefined || remaining === undefined) return undefined;
  const leftNow = remaining === 1 ? '1 of them is left now.' : `${remaining} of them are left now.`;
  return `For ${care} we pay for at most ${most} treatments in ${year}. ${leftNow}`;
};

const figured: Readonly<Partial<Record<MeldingCode, Figured>>> = {
  eigenRisico: (figures, { year }) =>
    figures.amounts.length < 3
      ? undefined
      : join(figures.plain, kindsOf(figures), usedSoFar(figures.amounts, year)),
  eigenRisicoInTermijnen: ({ amounts, plain }, { year }) =>
    amounts.length < 3
      ? undefined
      : join(plain, 'You get no separate invoice for it.', usedSoFar(amounts, year)),
  eigenRisicoVol: ({ amounts: [total] }, { year }) =>
    total &&
    `The ${deductible} of ${year}, ${total}, has been used up. You pay no more of it here.`,
  deelsVergoed: ({ percentage, amounts: [covered, gedeclareerd, notCovered] }) =>
    percentage && covered && gedeclareerd && notCovered
      ? `The insurance covers ${percentage}% of this care: ${covered} of ${gedeclareerd}. You pay the other ${notCovered} yourself.`
      : undefined,
  budgetOp: budgetUsed,
  budgetBijnaOp: budgetNearlyUsed,
  dubbeleNota: ({ declaratie, amounts: [gedeclareerd] }) =>
    declaratie && gedeclareerd
      ? `A member of our staff has looked at your claim. This bill was submitted before, as claim ${declaratie}. That is why we do not pay the ${gedeclareerd} again.`
      : undefined,
  teOud: ({ day: since }, { day, gedeclareerd }) =>
    since &&
    `This care was on ${day}. You can claim care up to ${declaratieTermijnYears} years later. The claim only reached us on ${since}. That is why we do not pay the ${gedeclareerd}.`,
  eigenRisicoNietBegonnen: ({ day: since }, { name }) =>
    since &&
    `The ${deductible} of ${name} only begins on ${since}: the first day of the month after the 18th birthday. This care was before that. That is why no own risk applies.`,
};

const figuredByCode: ReadonlyMap<string, Figured> = new Map(Object.entries(figured));

function remarkOf(
  code: string,
  omschrijving: string,
  line: DeclaratieLine,
  language: Language,
): Remark {
  const sentence = language === 'en' ? byCode.get(code) : undefined;
  if (sentence) {
    const facts = factsOf(line);
    const plain = sentence(facts);
    const isVoluntary = omschrijving.includes('vrijwillig');
    const read = englishFigures(omschrijving);
    // Non-breaking spaces are replaced, because a letter wraps by itself.
    const day = read.day?.replaceAll('\u00A0', ' ');
    const figures = { ...read, day, isVoluntary, plain };
    return { text: figuredByCode.get(code)?.(figures, facts) ?? plain, inDutch: false };
  }
  return { text: omschrijving, inDutch: true };
}

/**
 * Returns the remarks of a claim's lines in the language of the letter, without duplicates. Unknown
 * codes keep their Dutch text.
 */
export function remarksOf(regels: readonly DeclaratieLine[], language: Language): Remark[] {
  const all = regels.flatMap((line) =>
    (line.meldingen ?? []).map(({ code, omschrijving }) =>
      remarkOf(code, omschrijving, line, language),
    ),
  );
  return [...new Map(all.map((one) => [one.text, one])).values()];
}
