import { capital } from '@mijn/domain/capital';
import { formatMonth, formatShortMonth } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { type Column, Table } from '@mijn/ui/Table';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/zorgkosten.js';
import type { Zorgkosten } from './getZorgkosten.ts';
import { MonthChart } from './MonthChart.tsx';
import { OwnAmount } from './OwnAmount.tsx';
import { partWord } from './partWords.ts';
import {
  cost,
  type Month,
  type PartName,
  partNames,
  perMonth,
  total,
} from '@mijn/domain/zorgkostenParts';
import s from './MonthChart.module.css';

const shortMonths = (language: Language) =>
  Array.from({ length: 12 }, (_, month) => formatShortMonth(month, language));

function Legend({ names }: { readonly names: readonly PartName[] }) {
  return (
    <ul className={s['legend']}>
      {names.map((name) => (
        <li key={name}>
          <svg className={s['swatch']} width="14" height="14" aria-hidden="true">
            <rect width="14" height="14" rx="3" className={s[name]} />
          </svg>
          {partWord[name]()}
        </li>
      ))}
    </ul>
  );
}

function sumOf({ parts }: Month, withEigenRisico: boolean): number {
  return cost(parts) - (withEigenRisico ? 0 : parts.eigenRisico);
}

function nameOf({ month }: Month, year: number, language: Language): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return capital(formatMonth(first, language).split(' ', 1)[0] ?? '');
}

function columnsOf(
  year: number,
  language: Language,
  withEigenRisico: boolean,
  names: readonly PartName[],
): readonly Column<Month>[] {
  return [
    { key: 'month', header: m.month(), cell: (month) => nameOf(month, year, language) },
    ...names.map((name): Column<Month> => ({
      key: name,
      header: partWord[name](),
      number: true,
      cell: ({ parts }) => <Amount cents={parts[name]} />,
    })),
    {
      key: 'sum',
      header: withEigenRisico ? m.sum() : m.sumWithout(),
      number: true,
      cell: (month) => (
        <OwnAmount
          cents={sumOf(month, withEigenRisico)}
          leftOut={withEigenRisico ? 0 : month.parts.eigenRisico}
        />
      ),
    },
  ];
}

interface PerMonthProps {
  readonly lines: readonly Zorgkosten[];
  readonly year: number;
  readonly withEigenRisico: boolean;
}

// Of what adds up to nothing at all the first line tells already.
function WithoutMonths({ lines, year }: Pick<PerMonthProps, 'lines' | 'year'>) {
  if (cost(total(lines)) === 0) return null;
  return (
    <Card title={m.perMonth()}>
      <p>{m.onlyEigenRisico({ year: String(year) })}</p>
    </Card>
  );
}

/** The months of a year: bars, and under them the same figures in words; a sentence where no month has any. */
export function PerMonth({ lines, year, withEigenRisico }: PerMonthProps) {
  const { language } = useAppEnvironment();
  const months = perMonth(lines);
  const hasBars = months.some((month) => sumOf(month, withEigenRisico) > 0);
  // Also a month of own risk alone, or in which more was taken back: so they add up to the year.
  const rows = months.filter(({ parts }) => partNames(true).some((name) => parts[name] !== 0));
  // A part that no month has would be zeros all the way down, and a colour that is nowhere.
  const names = partNames(withEigenRisico).filter((name) => rows.some(({ parts }) => parts[name]));
  if (!hasBars) return <WithoutMonths lines={lines} year={year} />;
  return (
    <Card title={m.perMonth()}>
      <MonthChart
        months={months}
        withEigenRisico={withEigenRisico}
        labels={shortMonths(language)}
      />
      <Legend names={names} />
      <Table
        caption={m.perMonthCaption({ year: String(year) })}
        columns={columnsOf(year, language, withEigenRisico, names)}
        rows={rows}
        rowKey={({ month }) => String(month)}
      />
    </Card>
  );
}
