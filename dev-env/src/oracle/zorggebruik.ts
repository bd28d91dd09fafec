import type { Subverstrekking, Zorggebruik } from '@mijn/contract/zorggebruik';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers, ZorggebruikAnswer } from './answers.ts';
import { stepAmount, yearOf } from './care.ts';
import { currentLines } from './corrections.ts';

type Whose = Pick<ZorggebruikAnswer, 'relatienummer' | 'jaar'>;

interface Named {
  readonly whose: Whose;
  readonly name: string;
  readonly budget: Subverstrekking;
}

function named(whose: Whose, budget: Subverstrekking): Named {
  return { whose, name: `${budget.omschrijving} ${whose.relatienummer} ${whose.jaar}`, budget };
}

const withParts = (whose: Whose, { subverstrekkingen, ...whole }: Zorggebruik): Named[] =>
  [whole, ...subverstrekkingen].map((budget) => named(whose, budget));

function budgetsOf({ zorggebruik }: ViewerAnswers): Named[] {
  return zorggebruik.flatMap(({ zorggebruiken, ...whose }) =>
    zorggebruiken.flatMap((budget) => withParts(whose, budget)),
  );
}

/** The remainder is the maximum less the usage, and the usage is the sum of the persons'. */
const usageAddsUp: ViewerRule = function* (viewer) {
  for (const { name, budget } of budgetsOf(viewer)) {
    const { totaal, gebruikt, resterend, verzekerdeGebruiken } = budget;
    if (gebruikt === null) {
      yield* reportUnequal(name, { resterend }, { 'while hidden': null });
      continue;
    }
    yield* reportUnequal(name, { totaal: cents(totaal) }, { parts: sum([gebruikt, resterend]) });
    const shares = sum(verzekerdeGebruiken.map((share) => share.gebruikt));
    yield* reportUnequal(name, { gebruikt: cents(gebruikt) }, { shares });
  }
};

// Covered treatments, or cents, of a person's lines in this kind of care.
function judged({ declaratieDetails }: ViewerAnswers, { whose, budget }: Named): number {
  const lines = declaratieDetails
    .filter(({ relatienummer }) => relatienummer === whose.relatienummer)
    .flatMap(currentLines)
    .filter(
      ({ zorgSoort, behandelDatum }) =>
        zorgSoort === budget.omschrijving && yearOf(behandelDatum) === whose.jaar,
    );
  const covered = lines.map(
    (line) => stepAmount(line, 'gedeclareerd') - stepAmount(line, 'nietVergoed'),
  );
  return budget.volumeEenheid === 'Aantal'
    ? lines.reduce((all, { aantal }, i) => all + (covered[i] === 0 ? 0 : aantal), 0)
    : covered.reduce((all, one) => all + one, 0);
}

/** A person's usage of an individual budget equals the judged lines. */
const usageIsWhatWasJudged: ViewerRule = function* (viewer) {
  for (const one of budgetsOf(viewer)) {
    const { gebruikt, volumeEenheid, gedeeld } = one.budget;
    if (gedeeld || gebruikt === null) continue;
    const used = volumeEenheid === 'Aantal' ? gebruikt : cents(gebruikt);
    yield* reportUnequal(one.name, { gebruikt: used }, { declaraties: judged(viewer, one) });
  }
};

/** A remainder is usable only if it is positive and the year has not ended. */
const usableIsLeft: ViewerRule = function* (viewer, day) {
  for (const { name, budget } of budgetsOf(viewer)) {
    const { isResterendBruikbaar: usable, resterend, periode } = budget;
    const left = resterend !== null && resterend > 0 && periode.datumEinde >= day;
    yield* reportInconsistent(name, usable !== true || left, { usable }, { resterend, ...periode });
  }
};

export const zorggebruikRules: Rules<ViewerRule> = {
  usageAddsUp,
  usageIsWhatWasJudged,
  usableIsLeft,
};
