import { aheadRules } from './ahead.ts';
import type { Contradiction, DayRule, Rules, ViewerRule } from './agreement.ts';
import type { DayAnswers } from './answers.ts';
import { betaalverzoekRules } from './betaalverzoeken.ts';
import { correctionRules } from './corrections.ts';
import { courseRules } from './course.ts';
import { dateRules } from './dates.ts';
import { declaratieRules } from './declaraties.ts';
import { eigenRisicoBetweenViewers, eigenRisicoRules } from './eigenRisico.ts';
import { factuurRules } from './facturen.ts';
import { ledgerRules } from './ledger.ts';
import { payoutRules } from './payouts.ts';
import { consentBetweenViewers, personRules } from './person.ts';
import { betweenViewers, peopleRules } from './people.ts';
import { settlementRules } from './settlements.ts';
import { statusRules } from './statuses.ts';
import { tegoedRules } from './tegoeden.ts';
import { waitingRules } from './waiting.ts';
import { zorggebruikRules } from './zorggebruik.ts';
import { zorgkostenRules } from './zorgkosten.ts';

const viewerRules: Rules<ViewerRule> = {
  ...declaratieRules,
  ...waitingRules,
  ...payoutRules,
  ...correctionRules,
  ...eigenRisicoRules,
  ...zorggebruikRules,
  ...zorgkostenRules,
  ...aheadRules,
  ...factuurRules,
  ...ledgerRules,
  ...statusRules,
  ...betaalverzoekRules,
  ...settlementRules,
  ...tegoedRules,
  ...dateRules,
  ...peopleRules,
  ...personRules,
};

const dayRules: Rules<DayRule> = {
  ...betweenViewers,
  ...consentBetweenViewers,
  ...eigenRisicoBetweenViewers,
};

export const ruleNames: readonly string[] = [viewerRules, dayRules, courseRules].flatMap((rules) =>
  Object.keys(rules),
);

export const courseRuleNames: readonly string[] = Object.keys(courseRules);

function contradictionsOn(answers: DayAnswers): Contradiction[] {
  const { day, viewers } = answers;
  const ofViewers = viewers.flatMap((viewer) =>
    Object.entries(viewerRules).flatMap(([rule, find]) =>
      [...find(viewer, day)].map((found) => ({ rule, who: viewer.who, day, ...found })),
    ),
  );
  const ofDay = Object.entries(dayRules).flatMap(([rule, find]) =>
    [...find(answers)].map((found) => ({ rule, day, ...found })),
  );
  return [...ofViewers, ...ofDay];
}

function contradictionsBetween(before: DayAnswers, after: DayAnswers): Contradiction[] {
  const days = { before: before.day, after: after.day };
  return after.viewers.flatMap((viewer) => {
    const earlier = before.viewers.find(({ who }) => who === viewer.who);
    if (!earlier) return [];
    return Object.entries(courseRules).flatMap(([rule, find]) =>
      [...find(earlier, viewer, days)].map((found) => ({
        rule,
        who: viewer.who,
        day: after.day,
        ...found,
      })),
    );
  });
}

/** Returns every contradiction on these days, and from each to the next. */
export function contradictions(days: readonly DayAnswers[]): Contradiction[] {
  return days.flatMap((answers, i) => {
    const before = days[i - 1];
    return [
      ...contradictionsOn(answers),
      ...(before ? contradictionsBetween(before, answers) : []),
    ];
  });
}
