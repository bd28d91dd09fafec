import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import type { Cents } from '@mijn/domain/money';
import { Amount } from '@mijn/ui/Amount';
import { type Column, Table } from '@mijn/ui/Table';
import { useAppEnvironment } from '../../../api/environment.ts';
import { InsurerTerm } from '../../../help/InsurerTerm.tsx';
import * as m from '../../../generated/texts/detail.js';
import { CareName } from '../../../help/CareName.tsx';
import type { DeclaratieLine } from './declaratieDetail.ts';
import { type StaircaseAmounts, staircaseAmounts } from '@mijn/domain/staircase';
import s from './Lines.module.css';

interface CountedLine extends DeclaratieLine {
  readonly key: string;
  readonly amounts: StaircaseAmounts;
}

function What({ line }: { readonly line: DeclaratieLine }) {
  if (line.prestatie !== null) {
    return (
      <strong>
        <InsurerTerm text={line.prestatie} />
      </strong>
    );
  }
  return <strong>{line.zorgSoort === null ? '–' : <CareName name={line.zorgSoort} />}</strong>;
}

/** The name of a line: its care and date. */
export function LineName({ line }: { readonly line: DeclaratieLine }) {
  const { language } = useAppEnvironment();
  return (
    <p>
      <What line={line} />, {formatDay(line.behandelDatum, language)}
    </p>
  );
}

function whatAndWhere(line: DeclaratieLine, language: Language) {
  const more = [
    line.aantal > 1 && m.times({ aantal: line.aantal }),
    line.locatieNaam,
    line.notaNummer && m.notaNumber({ nummer: line.notaNummer }),
  ].filter(Boolean);
  return (
    <>
      <What line={line} />
      <small className={s['more']}>
        {[formatDay(line.behandelDatum, language), ...more].join(', ')}
      </small>
    </>
  );
}

type Deduction = 'notCovered' | 'wettelijkeBijdrage' | 'eigenRisico';

const deductions: readonly (readonly [Deduction, () => string])[] = [
  ['notCovered', m.stairsNotCovered],
  ['wettelijkeBijdrage', m.columnBijdrage],
  ['eigenRisico', m.columnEigenRisico],
];

function amountColumn(
  key: string,
  header: string,
  cents: (line: CountedLine) => Cents,
  deduction = false,
): Column<CountedLine> {
  const cell = (line: CountedLine) => (
    <Amount cents={cents(line)} deduction={deduction && cents(line) !== 0} />
  );
  return { key, header, number: true, cell };
}

// A deduction that is zero on all lines has no column; the others add up from left to right.
function columns(
  lines: readonly CountedLine[],
  language: Language,
): readonly Column<CountedLine>[] {
  const taken = deductions.filter(([part]) => lines.some(({ amounts }) => amounts[part] !== 0));
  return [
    { key: 'what', header: m.columnTreatment(), cell: (line) => whatAndWhere(line, language) },
    amountColumn('gedeclareerd', m.gedeclareerd(), ({ amounts }) => amounts.gedeclareerd),
    ...taken.map(([part, header]) =>
      amountColumn(part, header(), ({ amounts }) => amounts[part], true),
    ),
    amountColumn('paidOut', m.columnReimbursed(), ({ amounts }) => amounts.uitgekeerd),
  ];
}

/** The lines of a claim, from claimed amount to payout. The staircase has the amounts of a single one. */
export function Lines({ regels }: { readonly regels: readonly DeclaratieLine[] }) {
  const { language } = useAppEnvironment();
  const [only, ...others] = regels;
  if (only && others.length === 0) return <p>{whatAndWhere(only, language)}</p>;
  const lines = regels.map((line, place) => ({
    ...line,
    key: String(place),
    amounts: staircaseAmounts([line]),
  }));
  return (
    <Table
      caption={m.treatmentsCaption()}
      columns={columns(lines, language)}
      rows={lines}
      rowKey={({ key }) => key}
      longWords
    />
  );
}
