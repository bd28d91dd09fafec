import { Button } from '@mijn/ui/Button';
import { Download } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import type { Zorgkosten } from './getZorgkosten.ts';
import { toCsv } from './toCsv.ts';

function save(text: string, filename: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}

const heads = () => ({
  date: words.date(),
  care: m.care(),
  provider: m.provider(),
  claimed: m.claimed(),
  reimbursed: m.partReimbursed(),
  eigenRisico: m.partEigenRisico(),
  wettelijkeBijdrage: m.partWettelijkeBijdrage(),
  notReimbursed: m.partNotReimbursed(),
  declaratie: m.declaratie(),
});

interface CsvButtonProps {
  readonly lines: readonly Zorgkosten[];
  readonly year: number;
}

/** Keeps the lines as a file for a spreadsheet; made on the device, so nothing of it is asked again. */
export function CsvButton({ lines, year }: CsvButtonProps) {
  const { taal } = useAppEnvironment();
  return (
    <Button
      variant="secondary"
      icon={Download}
      onClick={() => save(toCsv(lines, heads(), taal), `${m.fileName()}-${year}.csv`)}
    >
      {m.csv()}
    </Button>
  );
}
