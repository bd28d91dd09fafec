import { Check, CircleX, Clock, Info, Send, TriangleAlert } from 'lucide-react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './StatusBadge.module.css';

/** The kinds of status: a claim's three, and the four tones. */
export type StatusKind =
  | 'submitted'
  | 'inBehandeling'
  | 'settled'
  | 'positive'
  | 'warning'
  | 'negative'
  | 'info';

const kinds: Record<StatusKind, readonly [icon: IconDrawing, tone: string]> = {
  submitted: [Send, 'neutraal'],
  inBehandeling: [Clock, 'info'],
  settled: [Check, 'positive'],
  positive: [Check, 'positive'],
  warning: [TriangleAlert, 'warning'],
  negative: [CircleX, 'negative'],
  info: [Info, 'info'],
};

interface StatusBadgeProps {
  readonly soort: StatusKind;
  readonly tekst: string;
  /** Another icon than the one of its kind, where several kinds of one tone stand together. */
  readonly symbol?: IconDrawing | undefined;
  /** The language of the words where it is not the page's. */
  readonly lang?: string | undefined;
}

/** A status: an icon, a word and a colour. */
export function StatusBadge({ soort, tekst, symbol, lang }: StatusBadgeProps) {
  const [icon, tone] = kinds[soort];
  return (
    <span className={classNames(s, 'label', tone)}>
      <Icon icon={symbol ?? icon} small />
      <span lang={lang}>{tekst}</span>
    </span>
  );
}
