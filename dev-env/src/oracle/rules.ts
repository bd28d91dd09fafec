import type { CourseRule, DayRule, Found, Rules, ViewerRule } from './agreement.ts';
import type { DayAnswers } from './ask.ts';
import { courseRules } from './course.ts';
import { declaratieRules } from './declaraties.ts';
import { eigenRisicoBetweenViewers, eigenRisicoRules } from './eigenRisico.ts';
import { factuurRules } from './facturen.ts';
import { betweenViewers, peopleRules } from './people.ts';
import { tegoedRules } from './tegoeden.ts';
import { zorgRules } from './zorg.ts';

const viewerRules: Rules<ViewerRule> = {
  ...declaratieRules,
  ...eigenRisicoRules,
  ...zorgRules,
  ...factuurRules,
  ...tegoedRules,
  ...peopleRules,
};

const dayRules: Rules<DayRule> = { ...betweenViewers, ...eigenRisicoBetweenViewers };

export const ruleNames: readonly string[] = [viewerRules, dayRules, courseRules].flatMap((rules) =>
  Object.keys(rules),
);

export interface Contradiction extends Found {
  readonly rule: string;
  readonly who: string;
  readonly day: string;
}

/** Runs each rule with the arguments that it takes. */
function run<Rule extends (...args: never) => readonly Found[]>(
  rules: Rules<Rule>,
  where: { readonly who: string; readonly day: string },
  perform: (rule: Rule) => readonly Found[],
): Contradiction[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    perform(rule).map((found) => ({ rule: name, ...where, ...found })),
  );
}

/** Returns every contradiction on these days, and from each to the next. */
export function contradictions(days: readonly DayAnswers[]): Contradiction[] {
  return days.flatMap((answers, i) => {
    const { day, viewers } = answers;
    const before = days[i - 1];
    return [
      ...run<DayRule>(dayRules, { who: 'all', day }, (rule) => rule(answers)),
      ...viewers.flatMap((viewer) => {
        const { who } = viewer;
        const earlier = before?.viewers.find((one) => one.who === who);
        return [
          ...run<ViewerRule>(viewerRules, { who, day }, (rule) => rule(viewer, day)),
          ...(before && earlier
            ? run<CourseRule>(courseRules, { who, day }, (rule) =>
                rule(earlier, viewer, { before: before.day, after: day }),
              )
            : []),
        ];
      }),
    ];
  });
}
