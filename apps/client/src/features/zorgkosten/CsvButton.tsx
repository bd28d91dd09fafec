import { Button } from '@mijn/ui/Button';
import { Download } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { saveFile } from '../../platform/saveFile.ts';
import type { Zorgkosten } from './getZorgkosten.ts';
import { toCsv } from './toCsv.ts';

const toFile = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });

const heads = () => ({
  date: words.date(),
  care: m.care(),
  zorgverlener: m.zorgverlener(),
  gedeclareerd: m.gedeclareerd(),
  reimbursed: m.partReimbursed(),
  eigenRisico: m.partEigenRisico(),
  wettelijkeBijdrage: words.wettelijkeBijdrage(),
  notReimbursed: m.partNotReimbursed(),
  declaratie: m.declaratie(),
});

interface CsvButtonProps {
  readonly lines: readonly Zorgkosten[];
  readonly year: number;
}

/** Keeps the lines as a file for a spreadsheet; made on the device, so nothing of it is asked again. */
export function CsvButton({ lines, year }: CsvButtonProps) {
  const { language } = useAppEnvironment();
  return (
    <Button
      variant="subtle"
      small
      icon={Download}
      onClick={() =>
        void saveFile(`${m.fileName()}-${year}.csv`, toFile(toCsv(lines, heads(), language)))
      }
    >
      {m.csv()}
    </Button>
  );
}
