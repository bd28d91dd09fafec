import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { type Column, Table } from '@mijn/ui/Table';
import * as m from '../../generated/texts/zorgkosten.js';
import { cost, ownPart, type Parts, partNames } from '@mijn/domain/zorgkostenParts';
import { partWord } from './partWords.ts';

interface ComparedPart {
  readonly key: string;
  readonly label: string;
  readonly before: number;
  readonly now: number;
}

function rowsOf(before: Parts, now: Parts, withEigenRisico: boolean): readonly ComparedPart[] {
  const row = (key: string, label: string, of: (parts: Parts) => number): ComparedPart => ({
    key,
    label,
    before: of(before),
    now: of(now),
  });
  const sum = (parts: Parts) => cost(parts) - (withEigenRisico ? 0 : parts.eigenRisico);
  return [
    ...partNames(withEigenRisico).map((name) =>
      row(name, partWord[name](), (parts) => parts[name]),
    ),
    row('sum', withEigenRisico ? m.sum() : m.sumWithout(), sum),
    row('own', withEigenRisico ? m.own() : m.ownWithout(), (parts) =>
      ownPart(parts, withEigenRisico),
    ),
  ];
}

interface CompareYearsProps {
  readonly year: number;
  readonly now: Parts;
  readonly before: Parts;
  readonly withEigenRisico: boolean;
}

function yearColumn(key: 'before' | 'now', year: number): Column<ComparedPart> {
  return {
    key,
    header: String(year),
    number: true,
    cell: (row) => <Amount cents={row[key]} />,
  };
}

/** A year and the one before, part by part. */
export function CompareYears({ year, now, before, withEigenRisico }: CompareYearsProps) {
  const years = { year: String(year), before: String(year - 1) };
  return (
    <Card title={m.compareTitle(years)}>
      <Table
        caption={m.compareTitle(years)}
        columns={[
          { key: 'label', header: m.part(), cell: ({ label }) => label },
          yearColumn('before', year - 1),
          yearColumn('now', year),
        ]}
        rows={rowsOf(before, now, withEigenRisico)}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}
