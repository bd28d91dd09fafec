import { pages } from '@mijn/domain/paths';
import type { ResultOf } from 'gql.tada';
import type { inzageOperation } from '../relatie.operations.ts';

type Inzage = NonNullable<ResultOf<typeof inzageOperation>['inzagenBladzijde']>['inzagen'][number];

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

const order: Readonly<Record<Look['wie'], number>> = {
  medewerker: 0,
  verzekeringsnemer: 1,
  zelf: 2,
};

const pageField = 'bekeken';

/** Reads which page of the looks an address asks for; the first where it names none. */
export function looksPageIn(search: URLSearchParams): number {
  const text = search.get(pageField) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the looks. */
export function looksPageAddress(page: number): string {
  const { path } = pages.inzage;
  return page === 1 ? path : `${path}?${pageField}=${page}`;
}

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
