import { formatDayShortly, formatDayWithoutYear } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import { Amount } from '@mijn/ui/Amount';
import { type RowColumn, type RowGroup, type RowName, RowTable } from '@mijn/ui/RowTable';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as declaratiesWords from '../../generated/texts/declaraties.js';
import * as words from '../../generated/texts/shared.js';
import { DeclaratieStatusBadge } from './DeclaratieStatusBadge.tsx';
import { declaratieTitle } from './declaratieTitle.ts';
import type { DeclaratieInList } from './declaraties.fragments.ts';
import { forWhom, rowAmount, waitsFor } from './rowWords.ts';
import { type WaitingMoney, waitsForAccount } from './waitsForAccount.ts';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

interface RowWordsContext {
  readonly today: string;
  readonly language: Language;
  readonly waiting: readonly WaitingMoney[];
  readonly withNames: boolean;
  /** Whether a title above the rows has their month and year. */
  readonly perMonth: boolean;
}

const titleAndDay = (one: DeclaratieInList, { today, language }: RowWordsContext): string =>
  `${declaratieTitle(one, language)}, ${formatDayShortly(one.datum, today, language)}`;

function nameOf(
  declaratie: DeclaratieInList,
  context: RowWordsContext,
  /** Whether a newer row has its care, and whether any other has its care and day. */
  { isOlder, sameDay }: { readonly isOlder: boolean; readonly sameDay: boolean },
): RowName {
  const { today, language, waiting, withNames } = context;
  const waits = waitsForAccount(declaratie, waiting, language) ?? waitsFor(declaratie);
  const day = formatDayShortly(declaratie.datum, today, language);
  const name = withNames && sameDay && forWhom(declaratie, language);
  return {
    key: declaratie.nummer,
    icon: zorgsoortIcon(declaratie.zorgSoorten),
    title: declaratieTitle(declaratie, language),
    href: pathOfDeclaratie(declaratie.nummer),
    distinction: isOlder || sameDay ? (name ? `${name}, ${day}` : day) : undefined,
    note: waits ?? rowAmount(declaratie)?.note,
  };
}

const underWay = ({ status, uitgekeerdBedrag }: DeclaratieInList): boolean =>
  status !== 'AFGEHANDELD' || uitgekeerdBedrag === null;

interface GetsProps {
  readonly declaratie: DeclaratieInList;
  /** Whether its money waits for an account. */
  readonly waits: boolean;
}

// A payout has a plus, unless it waits; zero is a word, with the reason in the table.
function Gets({ declaratie, waits }: GetsProps) {
  const money = underWay(declaratie) ? undefined : rowAmount(declaratie);
  if (!money) return null;
  if (typeof money.amount === 'number')
    return <Amount cents={money.amount} received={money.to === 'person' && !waits} />;
  return (
    <>
      {money.amount} {money.because && <small>{money.because}</small>}
    </>
  );
}

function columns({
  today,
  language,
  waiting,
  withNames,
  perMonth,
}: RowWordsContext): readonly RowColumn<DeclaratieInList>[] {
  const who: RowColumn<DeclaratieInList> = {
    key: 'who',
    header: declaratiesWords.forWhom(),
    place: 'words',
    cell: (one) => forWhom(one, language),
  };
  return [
    ...(withNames ? [who] : []),
    {
      key: 'day',
      header: words.date(),
      place: 'words',
      cell: ({ datum }) =>
        perMonth ? formatDayWithoutYear(datum, language) : formatDayShortly(datum, today, language),
    },
    {
      key: 'gedeclareerd',
      header: declaratiesWords.columnDeclared(),
      place: 'amount',
      number: true,
      wideOnly: (one) => !underWay(one),
      cell: ({ bedrag }) => bedrag !== null && <Amount cents={bedrag} />,
    },
    {
      key: 'gets',
      header: declaratiesWords.columnGets(),
      place: 'amount',
      number: true,
      cell: (one) => (
        <Gets declaratie={one} waits={waiting.some(({ kenmerk }) => kenmerk === one.nummer)} />
      ),
    },
    {
      key: 'status',
      header: declaratiesWords.columnStatus(),
      place: 'status',
      // Its amount, or the words in place of one, say that it was handled.
      wideOnly: (one) => !one.nieuw && !underWay(one) && rowAmount(one) !== undefined,
      cell: ({ status, nieuw }) => <DeclaratieStatusBadge status={status} nieuw={nieuw} />,
    },
  ];
}

interface DeclaratieTableProps {
  readonly caption: string;
  readonly groups: readonly RowGroup<DeclaratieInList>[];
  /** Whether more than one person is insured. */
  readonly withNames: boolean;
  /** Money that waits because no account is known, of these and other claims. */
  readonly waiting?: readonly WaitingMoney[] | undefined;
}

/** Table of claims: care, person, date, amount and state; each row links to its page. */
export function DeclaratieTable(props: DeclaratieTableProps) {
  const { caption, groups, withNames, waiting = [] } = props;
  const { language } = useAppEnvironment();
  const today = useToday();
  const perMonth = groups.every(({ title }) => title !== undefined);
  const context = { today, language, waiting, withNames, perMonth };
  const all = groups.flatMap(({ rows }) => rows);
  const byTitle = Map.groupBy(all, (row) => declaratieTitle(row, language));
  const byTitleAndDay = Map.groupBy(all, (row) => titleAndDay(row, context));
  return (
    <RowTable
      caption={caption}
      header={declaratiesWords.columnCare()}
      name={(declaratie: DeclaratieInList) =>
        nameOf(declaratie, context, {
          isOlder: byTitle.get(declaratieTitle(declaratie, language))?.[0] !== declaratie,
          sameDay: (byTitleAndDay.get(titleAndDay(declaratie, context))?.length ?? 0) > 1,
        })
      }
      columns={columns(context)}
      groups={groups}
    />
  );
}
