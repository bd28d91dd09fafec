import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import { type Cents, formatAmount } from '@mijn/domain/money';
import * as m from '../../generated/texts/meldingen.js';
import { type InsurerFigures, insurerFigures } from './insurerFigures.ts';

/** The facts of a line that a sentence names, written for the reader. */
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

/** What a sentence is told from: the insurer's own figures, the facts of its line, and how amounts are written. */
interface Told extends Omit<InsurerFigures, 'amounts'> {
  /** Written for the reader, in the insurer's order. */
  readonly amounts: readonly string[];
  /** Days written likewise. */
  readonly since: string | undefined;
  readonly isVoluntary: boolean;
  readonly facts: MeldingFacts;
}

type Sentence = (told: Told) => string | undefined;

const join = (...sentences: readonly (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');

/** The whole own risk of the year and what of it is used: the insurer's last two amounts. */
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
  told.amounts.length < 3 ? undefined : join(m.eigenRisico(told.facts), kinds(told), soFar(told));

const inTermijnen: Sentence = (told) =>
  told.amounts.length < 3 ? undefined : join(m.inTermijnen(told.facts), m.noInvoice(), soFar(told));

const eigenRisicoUsed: Sentence = ({ amounts: [totaal], facts: { year } }) =>
  totaal && m.eigenRisicoAllUsed({ year, totaal });

const partlyCovered: Sentence = ({ percentage, amounts }) => {
  const [covered, gedeclareerd, notCovered] = amounts;
  if (!percentage || !covered || !gedeclareerd || !notCovered) return undefined;
  return m.percentage({ percentage, covered, gedeclareerd, notCovered });
};

// Of treatments one amount is named, of the budget of all two, of one's own three.
const budgetUsed: Sentence = ({ amounts, counts: [treatments], facts: { care, year } }) => {
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

const budgetNearlyUsed: Sentence = ({ amounts, counts, facts: { care, year } }) => {
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
  ['teOud', ({ since, facts }) => since && m.tooOldSince({ ...facts, since })],
  [
    'eigenRisicoNietBegonnen',
    ({ since, facts: { name } }) => since && m.eigenRisicoBegins({ name, since }),
  ],
]);

/**
 * A remark with every figure that the insurer's own sentence names; undefined where that names fewer than are
 * needed, as another insurer's may.
 */
export function figuredSentence(
  { code, omschrijving }: { readonly code: string; readonly omschrijving: string },
  facts: MeldingFacts,
  language: Language,
): string | undefined {
  const { amounts, ...figures } = insurerFigures(omschrijving);
  const since = figures.days.at(-1);
  const euro = (cents: Cents): string => formatAmount(cents, language);
  return sentences.get(code)?.({
    ...figures,
    amounts: amounts.map(euro),
    since: since && formatDay(since, language),
    isVoluntary: omschrijving.includes('vrijwillig'),
    facts,
  });
}
