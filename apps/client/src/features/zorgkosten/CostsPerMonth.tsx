import { capitalize } from '@mijn/domain/format';
import { formatMonth, formatShortMonth } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import {
  totalCost,
  type Month,
  type PartName,
  partNames,
  perMonth,
  sumParts,
} from '@mijn/domain/zorgkostenParts';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { type Column, Table } from '@mijn/ui/Table';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/zorgkosten.js';
import type { Zorgkosten } from './getZorgkosten.ts';
import { OwnAmount } from './OwnAmount.tsx';
import { partLabels } from './zorgkostenWords.ts';
import s from './CostsPerMonth.module.css';

const height = 104;
const slot = 100 / 12;
const barWidth = slot * 0.78;
const gap = 2;

function sumOf({ parts }: Month, withEigenRisico: boolean): number {
  return totalCost(parts) - (withEigenRisico ? 0 : parts.eigenRisico);
}

function nameOf({ month }: Month, year: number, language: Language): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return capitalize(formatMonth(first, language).split(' ', 1)[0] ?? '');
}

interface BarProps {
  readonly month: Month;
  readonly scale: number;
  readonly names: readonly PartName[];
}

function Bar({ month: { month, parts }, scale, names }: BarProps) {
  let y = height;
  return names.map((name) => {
    const size = parts[name] * scale;
    if (size <= 0) return null;
    y -= size;
    return (
      <rect
        key={name}
        className={s[name]}
        x={`${(month - 1) * slot + (slot - barWidth) / 2}%`}
        y={y}
        width={`${barWidth}%`}
        height={Math.max(1.5, size - gap)}
        rx="2"
      />
    );
  });
}

interface ChartProps {
  readonly months: readonly Month[];
  readonly names: readonly PartName[];
  readonly largest: number;
}

// The table below it has the same figures for people who do not see it.
function Chart({ months, names, largest }: ChartProps) {
  const { language } = useAppEnvironment();
  return (
    <div className={s['container']}>
      <svg className={s['chart']} width="100%" height={height} aria-hidden="true">
        {months.map((month) => (
          <Bar key={month.month} month={month} scale={height / largest} names={names} />
        ))}
        <line className={s['ground']} x1="0" x2="100%" y1={height} y2={height} />
        {months.map(({ month }) => (
          <text
            key={month}
            className={s['label']}
            x={`${(month - 1) * slot + slot / 2}%`}
            y={height}
            dy="1.5em"
            textAnchor="middle"
          >
            {formatShortMonth(month - 1, language)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Legend({ names }: { readonly names: readonly PartName[] }) {
  return (
    <ul className={s['legend']}>
      {names.map((name) => (
        <li key={name}>
          <svg className={s['swatch']} width="14" height="14" aria-hidden="true">
            <rect width="14" height="14" rx="3" className={s[name]} />
          </svg>
          {partLabels[name]()}
        </li>
      ))}
    </ul>
  );
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
      header: partLabels[name](),
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

interface CostsPerMonthProps {
  readonly lines: readonly Zorgkosten[];
  readonly year: number;
  readonly withEigenRisico: boolean;
  /** The switch between the views with and without own risk. */
  readonly action: ReactNode;
}

/** The months of a year as stacked bars, with the same figures in a table; a sentence when there are none. */
export function CostsPerMonth({ lines, year, withEigenRisico, action }: CostsPerMonthProps) {
  const { language } = useAppEnvironment();
  const months = perMonth(lines);
  const sums = months.map((month) => sumOf(month, withEigenRisico));
  const largest = Math.max(...sums);
  // Includes months with own risk only or with a negative sum, so that the rows add up to the year.
  const rows = months.filter(({ parts }) => partNames(true).some((name) => parts[name] !== 0));
  const names = partNames(withEigenRisico).filter((name) => rows.some(({ parts }) => parts[name]));
  if (largest > 0) {
    return (
      <Card title={m.perMonth()} action={action}>
        <Chart months={months} names={names} largest={largest} />
        <div>
          <Legend names={names} />
          <Disclosure title={m.amountsPerMonth()}>
            <Table
              caption={m.perMonthCaption({ year: String(year) })}
              columns={columnsOf(year, language, withEigenRisico, names)}
              rows={rows}
              rowKey={({ month }) => String(month)}
            />
          </Disclosure>
        </div>
      </Card>
    );
  }
  // The summary already says that everything adds up to zero.
  if (totalCost(sumParts(lines)) === 0) return null;
  return (
    <Card title={m.perMonth()} action={action}>
      <p>{m.onlyEigenRisico({ year: String(year) })}</p>
    </Card>
  );
}
