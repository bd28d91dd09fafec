import { Check, CircleX, Clock, Info, Send, TriangleAlert } from 'lucide-react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './StatusBadge.module.css';

/** A claim's three states, and the four tones. */
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
  /** Read aloud in place of a shortened text. */
  readonly fullText?: string | undefined;
  /** Replaces the icon of the kind, if several kinds of one tone stand together. */
  readonly icon?: IconDrawing | undefined;
  /** The language of the text if it differs from the page's. */
  readonly lang?: string | undefined;
}

export function StatusBadge({ kind, text, fullText = text, icon, lang }: StatusBadgeProps) {
  const [ownIcon, tone] = kinds[kind];
  return (
    <span className={classNames(s, 'label', tone)}>
      <Icon icon={icon ?? ownIcon} small />
      {fullText === text ? (
        <span lang={lang}>{text}</span>
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{fullText}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
