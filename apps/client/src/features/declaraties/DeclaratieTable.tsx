import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
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
import { type WaitingMoney, waitsForAccount } from './waitsForAccount.ts';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

function spokenMoney({ amount, note, to }: RowAmount, language: Language): string {
  if (typeof amount === 'number') return `${formatAmount(amount, language)} ${note}`.trim();
  return (to === 'zorgverlener' ? `${amount}, ${note}` : `${amount} ${note}`).trim();
}

interface RowWordsContext {
  readonly today: string;
  readonly language: Language;
  readonly waiting: readonly WaitingMoney[];
  readonly withNames: boolean;
}

function nameOf(
  declaratie: DeclaratieInRow,
  { today, language, waiting, withNames }: RowWordsContext,
): RowName {
  const { nummer, zorgSoorten, nieuw, status } = declaratie;
  const money = rowAmount(declaratie, language);
  const waits = waitsForAccount(declaratie, waiting, language) ?? waitsFor(declaratie);
  const sentence = [
    withNames && forWhom(declaratie, language),
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
    cell: (one) => forWhom(one, language),
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
      cell: (one) => (
        <Gets
          declaratie={one}
          language={language}
          waits={waiting.some(({ kenmerk }) => kenmerk === one.nummer)}
        />
      ),
    },
    {
      key: 'status',
      header: declaratiesWords.columnStatus(),
      place: 'status',
      cell: ({ status, nieuw }) => <DeclaratieStatusBadge status={status} nieuw={nieuw} />,
    },
  ];
}

interface DeclaratieTableProps {
  readonly caption: string;
  readonly groups: readonly RowGroup<DeclaratieInRow>[];
  /** Where more than one person is insured. */
  readonly withNames: boolean;
  /** What waits because no account is known, of these and other claims. */
  readonly waiting?: readonly WaitingMoney[] | undefined;
}

/** Claims in a list: care, person, day, amount and state; each row leads to its page. */
export function DeclaratieTable(props: DeclaratieTableProps) {
  const { caption, groups, withNames, waiting = [] } = props;
  const { language } = useAppEnvironment();
  const today = useToday();
  const context = { today, language, waiting, withNames };
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
