import { pages } from '@mijn/domain/paths';
import type { ResultOf } from 'gql.tada';
import type { inzageOperation } from '../relatie.operations.ts';

type Inzage = NonNullable<ResultOf<typeof inzageOperation>['inzagenBladzijde']>['inzagen'][number];

/** The fields of an access that the log shows. */
type Look = Pick<Inzage, 'dag' | 'wie' | 'naam' | 'reden' | 'operatie'>;

/** The accesses of one viewer on one day. */
export interface DayOfLooks {
  readonly day: string;
  readonly who: Look['wie'];
  /** Name of a representative, where the insurer knows them. */
  readonly name: string | null;
  readonly reason: string | null;
  /** Names of the operations, in the order of the log. */
  readonly what: readonly string[];
}

const order: Readonly<Record<Look['wie'], number>> = {
  medewerker: 0,
  gemachtigde: 1,
  verzekeringsnemer: 2,
  zelf: 3,
};

const pageField = 'bekeken';

/** Parses the number of the page of the log from the address; 1 by default. */
export function looksPageIn(search: URLSearchParams): number {
  const text = search.get(pageField) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Address of a page of the log. */
export function looksPageAddress(page: number): string {
  const { path } = pages.inzage;
  return page === 1 ? path : `${path}?${pageField}=${page}`;
}

/** Groups accesses by day and viewer: newest day first, and other viewers before the person. */
export function byDay(looks: readonly Look[]): DayOfLooks[] {
  const together = Map.groupBy(looks, ({ dag, wie, naam, reden }) =>
    JSON.stringify([dag, wie, naam, reden]),
  );
  const days = [...together.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const what = group.map(({ operatie }) => operatie);
    return [{ day: first.dag, who: first.wie, name: first.naam, reason: first.reden, what }];
  });
  return days.toSorted(
    (one, other) =>
      (one.day === other.day ? 0 : one.day < other.day ? 1 : -1) ||
      order[one.who] - order[other.who],
  );
}
