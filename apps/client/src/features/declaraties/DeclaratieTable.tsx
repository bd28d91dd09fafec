import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import { type Cents, formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import { Amount } from '@mijn/ui/Amount';
import { type RowColumn, type RowGroup, type RowName, RowTable } from '@mijn/ui/RowTable';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as declaratiesWords from '../../generated/texts/declaraties.js';
import * as words from '../../generated/texts/shared.js';
import { DeclaratieStatusBadge, statusWord } from './DeclaratieStatusBadge.tsx';
import { declaratieTitle } from './declaratieTitle.ts';
import type { DeclaratieInRow } from './declaraties.fragments.ts';
import { forWhom, type RowAmount, rowAmount, waitsFor } from './rowWords.ts';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

function spokenMoney({ amount, note, to }: RowAmount, language: Language): string {
  if (typeof amount === 'number') return `${formatAmount(amount, language)} ${note}`.trim();
  return (to === 'zorgverlener' ? `${amount}, ${note}` : `${amount} ${note}`).trim();
}

interface RowWordsContext {
  readonly today: string;
  readonly language: Language;
  /** What of a claim waits, by its number; undefined where only that it waits is known. */
  readonly waiting: ReadonlyMap<string, Cents | undefined>;
  readonly withNames: boolean;
}

// What was set off against an invoice does not wait.
function waitsForAccount(
  { nummer, uitgekeerdBedrag }: DeclaratieInRow,
  { waiting, language }: RowWordsContext,
): string | undefined {
  const cents = waiting.get(nummer);
  if (!waiting.has(nummer)) return undefined;
  if (cents === undefined || cents === uitgekeerdBedrag) return declaratiesWords.waitsForAccount();
  return declaratiesWords.partWaits({ bedrag: formatAmount(cents, language) });
}

function nameOf(declaratie: DeclaratieInRow, context: RowWordsContext): RowName {
  const { today, language, withNames } = context;
  const { nummer, zorgSoorten, nieuw, status } = declaratie;
  const money = rowAmount(declaratie, language);
  const waits = waitsForAccount(declaratie, context) ?? waitsFor(declaratie);
  const sentence = [
    withNames && forWhom(declaratie),
    formatDayShortly(declaratie.datum, today, language),
    money && spokenMoney(money, language),
    nieuw ? declaratiesWords.newlyHandled() : statusWord(status),
  ];
  return {
    key: nummer,
    icon: zorgsoortIcon(zorgSoorten),
    title: declaratieTitle(declaratie, language),
    href: pathOfDeclaratie(nummer),
    spoken: `, ${sentence.filter(Boolean).join(', ')}`,
    note: waits ?? (money?.to === 'zorgverlener' ? money.note : undefined),
  };
}

const underWay = ({ status, uitgekeerdBedrag }: DeclaratieInRow): boolean =>
  status !== 'AFGEHANDELD' || uitgekeerdBedrag === null;

interface GetsProps {
  readonly declaratie: DeclaratieInRow;
  readonly language: Language;
  /** It waits for an account. */
  readonly waits: boolean;
}

// What one gets has a plus, unless it waits; nothing is a word, and in the table why.
function Gets({ declaratie, language, waits }: GetsProps) {
  const money = underWay(declaratie) ? undefined : rowAmount(declaratie, language);
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
}: RowWordsContext): readonly RowColumn<DeclaratieInRow>[] {
  const who: RowColumn<DeclaratieInRow> = {
    key: 'who',
    header: declaratiesWords.forWhom(),
    place: 'words',
    cell: (one) => forWhom(one),
  };
  return [
    ...(withNames ? [who] : []),
    {
      key: 'day',
      header: words.date(),
      place: 'words',
      cell: ({ datum }) => formatDayShortly(datum, today, language),
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
      cell: (one) => <Gets declaratie={one} language={language} waits={waiting.has(one.nummer)} />,
    },
    {
      key: 'status',
      header: declaratiesWords.columnStatus(),
      place: 'status',
      cell: ({ status, nieuw }) => <DeclaratieStatusBadge status={status} nieuw={nieuw} />,
    },
  ];
}

/** A claim whose money waits because no account is known: its number, and what of it waits. */
export interface WaitingMoney {
  readonly kenmerk: string;
  readonly bedrag: Cents;
}

interface DeclaratieTableProps {
  readonly caption: string;
  readonly groups: readonly RowGroup<DeclaratieInRow>[];
  /** Where more than one person is insured. */
  readonly withNames: boolean;
  /** Those whose money waits; of some only the number is known. */
  readonly waiting?: readonly (string | WaitingMoney)[] | undefined;
}

/** Claims in a list: care, person, day, amount and state; each row leads to its page. */
export function DeclaratieTable(props: DeclaratieTableProps) {
  const { caption, groups, withNames, waiting: told = [] } = props;
  const { language } = useAppEnvironment();
  const waiting = new Map(
    told.map((one) => (typeof one === 'string' ? [one, undefined] : [one.kenmerk, one.bedrag])),
  );
  const context = { today: useToday(), language, waiting, withNames };
  return (
    <RowTable
      caption={caption}
      header={declaratiesWords.columnCare()}
      name={(declaratie: DeclaratieInRow) => nameOf(declaratie, context)}
      columns={columns(context)}
      groups={groups}
    />
  );
}
