import { Check, CircleX, Clock, Info, Send, TriangleAlert } from 'lucide-react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './StatusBadge.module.css';

/** The kinds of status: a claim's three, and the four tones. */
export type StatusKind =
  | 'submitted'
  | 'inProgress'
  | 'handled'
  | 'positive'
  | 'warning'
  | 'negative'
  | 'info';

const kinds: Record<StatusKind, readonly [icon: IconDrawing, tone: string]> = {
  submitted: [Send, 'neutral'],
  inProgress: [Clock, 'info'],
  handled: [Check, 'positive'],
  positive: [Check, 'positive'],
  warning: [TriangleAlert, 'warning'],
  negative: [CircleX, 'negative'],
  info: [Info, 'info'],
};

interface StatusBadgeProps {
  readonly kind: StatusKind;
  readonly text: string;
  /** Another icon than the one of its kind, where several kinds of one tone stand together. */
  readonly icon?: IconDrawing | undefined;
  /** The language of the words where it is not the page's. */
  readonly lang?: string | undefined;
}

/** A status: an icon, a word and a colour. */
export function StatusBadge({ kind, text, icon, lang }: StatusBadgeProps) {
  const [ownIcon, tone] = kinds[kind];
  return (
    <span className={classNames(s, 'label', tone)}>
      <Icon icon={icon ?? ownIcon} small />
      <span lang={lang}>{text}</span>
    </span>
  );
}
