import { formatDay, formatDayWithoutYear } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { type Cents, formatAmount } from '@mijn/domain/money';
import { pathOfFactuur } from '@mijn/domain/paths';
import { Amount } from '@mijn/ui/Amount';
import { type RowColumn, type RowGroup, type RowName, RowTable } from '@mijn/ui/RowTable';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as facturenWords from '../../generated/texts/facturen.js';
import * as words from '../../generated/texts/shared.js';
import type { FactuurInList } from './facturen.fragments.ts';
import { ShortStatusBadge } from './status/FactuurStatusBadge.tsx';
import { openOf, parseStatus } from './status/factuurStatus.ts';
import { factuurTitle } from '../../help/factuurName/factuurTitle.ts';
import { type FactuurKind, isFactuurKind } from '@mijn/domain/factuur';
import type { IconDrawing } from '@mijn/ui/Icon';
import { CalendarClock, HeartPulse, ReceiptEuro, Scale, ShieldCheck } from 'lucide-react';

const icons: Readonly<Record<FactuurKind, IconDrawing>> = {
  Zorgpremie: ShieldCheck,
  EigenrisicoEigenbijdrage: HeartPulse,
  Eigenrisicotermijn: CalendarClock,
  Eigenrisicoeindafrekening: Scale,
};

/** Returns the icon of an invoice by its kind; a receipt for an unknown kind. */
function factuurIcon(kind: string): IconDrawing {
  return isFactuurKind(kind) ? icons[kind] : ReceiptEuro;
}

// The rest of a partly paid invoice is more useful than its total.
function noteOf({ bedrag, openBedrag }: FactuurInList, language: Language): string | undefined {
  const open = Math.abs(openBedrag ?? bedrag);
  const partly = open > 0 && open < Math.abs(bedrag);
  const rest = { bedrag: formatAmount(open, language) };
  if (bedrag >= 0) return partly ? facturenWords.stillOpen(rest) : undefined;
  if (open === 0) return facturenWords.youGot();
  return partly ? facturenWords.youStillGet(rest) : facturenWords.youGet();
}

/**
 * Returns whether a title above the rows says that they are paid, so that only another status is said in a row.
 */
export function areSettled(facturen: readonly FactuurInList[]): boolean {
  const statuses = facturen.map((factuur) => parseStatus(factuur));
  return (
    statuses.some(({ code }) => code === 'betaald') &&
    statuses.every(({ group }) => group === 'betaald')
  );
}

// Such an invoice is made on the first day of its month.
const isNamedByMonth = ({ periode, datum }: FactuurInList): boolean => datum === `${periode}-01`;

// `year` stands above the row, or is this one.
function titleOf(
  { soortFactuur, ...period }: FactuurInList,
  language: Language,
  year = period.datum.slice(0, 4),
): string {
  return factuurTitle(soortFactuur, period, language, year);
}

function nameOf(factuur: FactuurInList, language: Language, isNewest: boolean): RowName {
  const { kenmerk, soortFactuur, datum } = factuur;
  const { show } = parseStatus(factuur);
  return {
    key: kenmerk,
    icon: factuurIcon(soortFactuur),
    tone: show === 'warning' || show === 'negative' ? 'attention' : 'plain',
    title: titleOf(factuur, language),
    href: pathOfFactuur(kenmerk),
    distinction: isNewest ? undefined : formatDay(datum, language),
    note: noteOf(factuur, language),
  };
}

const totalOf = ({ bedrag }: FactuurInList): Cents => bedrag;

function columns(
  language: Language,
  amountOf: (factuur: FactuurInList) => Cents,
  isSettled: (factuur: FactuurInList) => boolean,
): readonly RowColumn<FactuurInList>[] {
  return [
    {
      key: 'day',
      header: words.date(),
      place: 'words',
      wideOnly: isNamedByMonth,
      cell: ({ datum }) => formatDayWithoutYear(datum, language),
    },
    {
      key: 'amount',
      header: words.amount(),
      place: 'amount',
      number: true,
      cell: (factuur) => (
        <Amount cents={Math.abs(amountOf(factuur))} received={factuur.bedrag < 0} />
      ),
    },
    {
      key: 'status',
      header: facturenWords.columnStatus(),
      place: 'status',
      wideOnly: (factuur) => isSettled(factuur) && parseStatus(factuur).code === 'betaald',
      cell: (factuur) => <ShortStatusBadge factuur={factuur} />,
    },
  ];
}

interface FactuurTableProps {
  readonly groups: readonly RowGroup<FactuurInList>[];
  /** The next step of each open invoice by its kenmerk; the table then shows what is still open. */
  readonly nextSteps?: ReadonlyMap<string, string>;
}

/** Table of invoices: kind and period, date, amount and status; each row links to its page. */
export function FactuurTable({ groups, nextSteps }: FactuurTableProps) {
  const { language } = useAppEnvironment();
  const thisYear = useToday().slice(0, 4);
  const byTitle = Map.groupBy(
    groups.flatMap(({ rows }) => rows),
    (row) => titleOf(row, language),
  );
  // An earlier one of the same name, which its year stands above, is read with its day.
  const isNewest = (row: FactuurInList) => byTitle.get(titleOf(row, language))?.[0] === row;
  const settled = new Set(groups.flatMap(({ rows }) => (areSettled(rows) ? rows : [])));
  return (
    <RowTable
      caption={facturenWords.tableCaption()}
      header={facturenWords.columnFactuur()}
      name={(row: FactuurInList) => ({
        ...nameOf(row, language, isNewest(row)),
        ...(nextSteps && {
          title: titleOf(row, language, thisYear),
          note: nextSteps.get(row.kenmerk),
        }),
      })}
      columns={columns(language, nextSteps === undefined ? totalOf : openOf, (row) =>
        settled.has(row),
      )}
      groups={groups}
    />
  );
}
