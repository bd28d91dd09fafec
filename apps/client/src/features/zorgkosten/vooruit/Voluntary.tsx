import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { type Column, Table } from '@mijn/ui/Table';
import { useUiContext } from '@mijn/ui/UiProvider';
import * as m from '../../../generated/texts/vooruit.js';
import type { Forecast } from './getVooruit.ts';

type Comparison = NonNullable<Forecast['vrijwillig']>;
type Year = Comparison['jaren'][number];

// The discount is a whole year's, also while what care costs still grows. In front: amounts end below each other, and
// on a narrow phone both go to the next line together.
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
  /** It is what was chosen for this year, not what might be. */
  readonly isChosen: boolean;
}

/** What voluntary own risk would have cost and saved, or does, when the year turns. */
export function Voluntary({ keuze, jaren, thisYear, isChosen }: VoluntaryProps) {
  const { formatAmount } = useUiContext();
  const title = isChosen ? m.voluntaryTitleChosen() : m.voluntaryTitle();
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
        <p>{isChosen ? m.voluntaryNoteChosen() : m.voluntaryNote()}</p>
      </Stack>
    </Card>
  );
}
