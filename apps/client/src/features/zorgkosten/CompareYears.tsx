import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { type Column, Table } from '@mijn/ui/Table';
import type { ReactNode } from 'react';
import * as m from '../../generated/texts/zorgkosten.js';
import type { Part } from '../../api/response.ts';
import { PartFailed } from './PartFailed.tsx';
import {
  type Amounts,
  totalCost,
  ownCosts,
  type Parts,
  partNames,
  sumParts,
} from '@mijn/domain/zorgkostenParts';
import { partLabels } from './zorgkostenWords.ts';

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
  const sum = (parts: Parts) => totalCost(parts) - (withEigenRisico ? 0 : parts.eigenRisico);
  return [
    ...partNames(withEigenRisico).map((name) =>
      row(name, partLabels[name](), (parts) => parts[name]),
    ),
    row('sum', withEigenRisico ? m.sum() : m.sumWithout(), sum),
    row('own', m.own(), (parts) => ownCosts(parts, withEigenRisico)),
  ];
}

interface CompareYearsProps {
  readonly year: number;
  readonly now: Parts;
  readonly before: Part<readonly Amounts[]>;
  readonly withEigenRisico: boolean;
  /** The switch between the views with and without own risk, if it is nowhere else. */
  readonly action?: ReactNode;
}

function yearColumn(key: 'before' | 'now', year: number): Column<ComparedPart> {
  return {
    key,
    header: String(year),
    number: true,
    cell: (row) => <Amount cents={row[key]} />,
  };
}

/** Compares a year with the previous one, part by part; renders nothing without a previous one. */
export function CompareYears({ year, now, before, withEigenRisico, action }: CompareYearsProps) {
  if (!before.succeeded && before.status === 404) return null;
  const title = m.compareTitle({ year: String(year), before: String(year - 1) });
  return (
    <Card title={title} action={action}>
      {before.succeeded ? (
        <Table
          caption={title}
          columns={[
            { key: 'label', header: m.part(), cell: ({ label }) => label },
            yearColumn('before', year - 1),
            yearColumn('now', year),
          ]}
          rows={rowsOf(sumParts(before.value), now, withEigenRisico)}
          rowKey={({ key }) => key}
        />
      ) : (
        <PartFailed />
      )}
    </Card>
  );
}
