import type { ResultOf } from 'gql.tada';
import type { mijnGegevensOperation } from '../relatie.operations.ts';

type Inzage = NonNullable<ResultOf<typeof mijnGegevensOperation>['inzagen']>[number];

/** What is told of one kind of look. */
type Look = Pick<Inzage, 'dag' | 'wie' | 'reden' | 'operatie'>;

/** All that one viewer looked at on a day. */
export interface DayOfLooks {
  readonly day: string;
  readonly who: Look['wie'];
  readonly reason: string | null;
  /** As the log has it, in the order in which it is told. */
  readonly what: readonly string[];
}

/** How many lines are shown; the log itself goes back a year. */
export const looksShown = 12;

const order: Readonly<Record<Look['wie'], number>> = {
  medewerker: 0,
  verzekeringsnemer: 1,
  zelf: 2,
};

/** Looks together by day and viewer, the newest day first; on a day others before oneself. */
export function byDay(looks: readonly Look[]): DayOfLooks[] {
  const together = Map.groupBy(looks, ({ dag, wie, reden }) => JSON.stringify([dag, wie, reden]));
  const days = [...together.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const what = group.map(({ operatie }) => operatie);
    return [{ day: first.dag, who: first.wie, reason: first.reden, what }];
  });
  return days.toSorted(
    (one, other) =>
      (one.day === other.day ? 0 : one.day < other.day ? 1 : -1) ||
      order[one.who] - order[other.who],
  );
}
