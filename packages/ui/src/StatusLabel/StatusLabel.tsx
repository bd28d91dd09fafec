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

interface StatusLabelProps {
  readonly soort: StatusSoort;
  readonly tekst: string;
  /** Another icon than the one of its kind, where several kinds of one tone stand together. */
  readonly pictogram?: Icoon | undefined;
  /** The language of the words where it is not the page's. */
  readonly lang?: string | undefined;
}

/** A status: an icon, a word and a colour. */
export function StatusLabel({ soort, tekst, pictogram, lang }: StatusLabelProps) {
  const [icoon, toon] = soorten[soort];
  return (
    <span className={klas(s, 'label', toon)}>
      <Pictogram icoon={pictogram ?? icoon} klein />
      <span lang={lang}>{tekst}</span>
    </span>
  );
}
