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
  correctie: m.correctie(),
});

interface CsvButtonProps {
  readonly lines: readonly Zorgkosten[];
  readonly year: number;
  /** First name of the person; undefined when unknown. */
  readonly name: string | undefined;
}

/** Saves the lines as a CSV file, which is made on the device from loaded data. */
export function CsvButton({ lines, year, name }: CsvButtonProps) {
  const { language } = useAppEnvironment();
  // Replaces non-breaking spaces, which look odd in a file name.
  const about = name === undefined ? year : `${name.replaceAll('\u00A0', ' ')}-${year}`;
  return (
    <Button
      variant="secondary"
      small
      icon={Download}
      onClick={() =>
        void saveFile(`${m.fileName()}-${about}.csv`, toFile(toCsv(lines, heads(), language)))
      }
    >
      {m.csv()}
    </Button>
  );
}
