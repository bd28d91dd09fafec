import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { type Column, Table } from '@mijn/ui/Table';
import { useUiContext } from '@mijn/ui/UiProvider';
import * as m from '../../../generated/texts/vooruit.js';
import type { Forecast } from './getVooruit.ts';

type Comparison = NonNullable<Forecast['vrijwillig']>;
type Year = Comparison['jaren'][number];

// Marks figures of the current year: the discount is for the whole year, the costs so far. The mark precedes the
// amount, so that amounts align, and both wrap together on a narrow phone.
function Part({ cents, of }: { readonly cents: number; readonly of: string | false }) {
  return (
    <span>
      {of && <small>{of}</small>} <Amount cents={cents} />
    </span>
  );
}

const columns = (thisYear: number): readonly Column<Year>[] => [
  {
    key: 'year',
    header: m.voluntaryYear(),
    cell: ({ jaar }) => String(jaar),
  },
  {
    key: 'cost',
    header: m.voluntaryCost(),
    number: true,
    cell: ({ jaar, kosten }) => <Part cents={kosten} of={jaar === thisYear && m.soFar()} />,
  },
  {
    key: 'discount',
    header: m.voluntaryDiscount(),
    number: true,
    cell: ({ jaar, korting }) => <Part cents={korting} of={jaar === thisYear && m.wholeYear()} />,
  },
  {
    key: 'sum',
    header: m.voluntarySum(),
    number: true,
    cell: ({ jaar, kosten, korting }) => (
      <Part cents={korting - kosten} of={jaar === thisYear && m.provisional()} />
    ),
  },
];

interface VoluntaryProps extends Comparison {
  readonly thisYear: number;
  /** Whether this amount was chosen for this year, or is hypothetical. */
  readonly isChosen: boolean;
}

/** Compares cost and discount of voluntary own risk over the last years. */
export function Voluntary({ keuze, jaren, thisYear, isChosen }: VoluntaryProps) {
  const { formatAmount } = useUiContext();
  const title = isChosen ? m.voluntaryTitleChosen() : m.voluntaryTitle();
  const hasLoss = jaren.some(({ kosten, korting }) => kosten > korting);
  const text = isChosen ? m.voluntaryTextChosen : m.voluntaryText;
  return (
    <Card title={title}>
      <Stack>
        <p>{text({ keuze: formatAmount(keuze) })}</p>
        <Table
          caption={title}
          columns={columns(thisYear)}
          rows={jaren}
          rowKey={({ jaar }) => String(jaar)}
        />
        <p>
          {hasLoss && `${isChosen ? m.voluntaryNoteChosen() : m.voluntaryNote()} `}
          {m.voluntaryNextYear()}
        </p>
      </Stack>
    </Card>
  );
}
