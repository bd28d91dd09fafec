import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { declaratieTermijnYears } from '@mijn/domain/constants';
import { formatFullDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { type Euros, eurosToCents, formatAmount } from '@mijn/domain/money';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoortInSentence';
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

function remarkOf(
  code: string,
  omschrijving: string,
  line: DeclaratieLine,
  language: Language,
): Remark {
  const sentence = language === 'en' ? byCode.get(code) : undefined;
  if (sentence) return { text: sentence(factsOf(line)), inDutch: false };
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
