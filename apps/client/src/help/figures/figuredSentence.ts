import * as m from '../../generated/texts/figures.js';
import type { EnglishRemark, MeldingFacts } from '../meldingen/meldingWords.ts';
import { type EnglishFigures, englishFigures } from '@mijn/domain/englishFigures';

/** The input of a sentence: the insurer's own figures, and the facts of its line. */
interface Told extends EnglishFigures {
  readonly isVoluntary: boolean;
  readonly facts: MeldingFacts;
  readonly plain: string;
}

type Sentence = (told: Told) => string | undefined;

const join = (...sentences: readonly (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');

/** The total own risk of the year and the part used: the insurer's last two amounts. */
function soFar({ amounts, facts: { year } }: Told): string {
  const [totaal = '', used = ''] = amounts.slice(-2);
  return m.soFar({ year, totaal, used });
}

function kinds({ amounts, isVoluntary }: Told): string | false {
  const [, verplicht = '', voluntary = ''] = amounts;
  if (amounts.length === 5) return m.bothKinds({ verplicht, voluntary });
  return isVoluntary && m.voluntaryOnly();
}

const eigenRisico: Sentence = (told) =>
  told.amounts.length < 3 ? undefined : join(told.plain, kinds(told), soFar(told));

const inTermijnen: Sentence = (told) =>
  told.amounts.length < 3 ? undefined : join(told.plain, m.noInvoice(), soFar(told));

const eigenRisicoUsed: Sentence = ({ amounts: [totaal], facts: { year } }) =>
  totaal && m.eigenRisicoAllUsed({ year, totaal });

const partlyCovered: Sentence = ({ percentage, amounts }) => {
  const [covered, gedeclareerd, notCovered] = amounts;
  if (!percentage || !covered || !gedeclareerd || !notCovered) return undefined;
  return m.percentage({ percentage, covered, gedeclareerd, notCovered });
};

// The insurer names one amount for treatments, two for a shared budget, three for a personal one.
const budgetUsed: Sentence = ({ amounts, treatments: [treatments], facts: { care, year } }) => {
  const shortfall = amounts.at(-1);
  const [maximum = '', used = ''] = amounts;
  if (!shortfall) return undefined;
  const pay = m.payShortfall({ shortfall });
  if (treatments) {
    return join(m.atMostTreatments({ care, year, maximum: treatments }), m.treatmentsUsed(), pay);
  }
  if (amounts.length === 2) return join(m.atMostShared({ year, maximum }), m.allUsed(), pay);
  if (amounts.length !== 3) return undefined;
  return join(m.atMost({ care, year, maximum }), m.amountUsedBefore({ used }), pay);
};

const budgetNearlyUsed: Sentence = ({ amounts, treatments: counts, facts: { care, year } }) => {
  const [maximum, left] = amounts;
  const [treatments, treatmentsLeft] = counts;
  if (maximum && left) return join(m.atMost({ care, year, maximum }), m.amountStillLeft({ left }));
  if (treatments === undefined || treatmentsLeft === undefined) return undefined;
  return join(
    m.atMostTreatments({ care, year, maximum: treatments }),
    m.treatmentsStillLeft({ left: treatmentsLeft }),
  );
};

const sentences: ReadonlyMap<string, Sentence> = new Map<string, Sentence>([
  ['eigenRisico', eigenRisico],
  ['eigenRisicoInTermijnen', inTermijnen],
  ['eigenRisicoVol', eigenRisicoUsed],
  ['deelsVergoed', partlyCovered],
  ['budgetOp', budgetUsed],
  ['budgetBijnaOp', budgetNearlyUsed],
  [
    'dubbeleNota',
    ({ declaratie: kenmerk, amounts: [gedeclareerd] }) =>
      kenmerk && gedeclareerd && m.alreadySubmitted({ kenmerk, gedeclareerd }),
  ],
  ['teOud', ({ day: since, facts }) => since && m.tooOldSince({ ...facts, since })],
  [
    'eigenRisicoNietBegonnen',
    ({ day: since, facts: { name } }) => since && m.eigenRisicoBegins({ name, since }),
  ],
]);

/**
 * Returns a remark in English with every figure of the insurer's Dutch; undefined when the Dutch has fewer
 * than are needed, as another insurer's may.
 */
export function figuredSentence({
  code,
  omschrijving,
  facts,
  plain,
}: EnglishRemark): string | undefined {
  const isVoluntary = omschrijving.includes('vrijwillig');
  return sentences.get(code)?.({ ...englishFigures(omschrijving), isVoluntary, facts, plain });
}
