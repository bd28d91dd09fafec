import { Check, CircleX, Clock, Info, Send, TriangleAlert } from 'lucide-react';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './StatusLabel.module.css';

/** The kinds of status: a claim's three, and the four tones. */
export type StatusSoort =
  | 'ingediend'
  | 'inBehandeling'
  | 'afgehandeld'
  | 'positief'
  | 'waarschuwing'
  | 'negatief'
  | 'info';

const soorten: Record<StatusSoort, readonly [icoon: Icoon, toon: string]> = {
  ingediend: [Send, 'neutraal'],
  inBehandeling: [Clock, 'info'],
  afgehandeld: [Check, 'positief'],
  positief: [Check, 'positief'],
  waarschuwing: [TriangleAlert, 'waarschuwing'],
  negatief: [CircleX, 'negatief'],
  info: [Info, 'info'],
};

/** A status: an icon, a word and a colour. */
export function StatusLabel({
  soort,
  tekst,
}: {
  readonly soort: StatusSoort;
  readonly tekst: string;
}) {
  const [icoon, toon] = soorten[soort];
  return (
    <span className={klas(s, 'label', toon)}>
      <Pictogram icoon={icoon} klein />
      <span>{tekst}</span>
    </span>
  );
}
