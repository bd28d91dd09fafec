import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Alert.module.css';

/** The tone of a notice. */
export type AlertKind = 'info' | 'positive' | 'warning' | 'error';

const icons: Record<AlertKind, IconDrawing> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

interface MeldingProps {
  readonly soort: AlertKind;
  readonly titel?: ReactNode;
  /** Read out when it appears: `alert` at once, `status` when the reader pauses. Leave out for what was there from the start. */
  readonly role?: 'alert' | 'status' | undefined;
  /** What one can do about it. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A notice in the page. */
export function Melding({ soort, titel, role, action, children }: MeldingProps) {
  return (
    <div className={classNames(s, 'melding', soort)} role={role}>
      <span className={classNames(s, 'symbol')}>
        <Icon icon={icons[soort]} />
      </span>
      <div className={classNames(s, 'text')}>
        {titel && <p className={classNames(s, 'title')}>{titel}</p>}
        {children && <div>{children}</div>}
        {action && <div className={classNames(s, 'action')}>{action}</div>}
      </div>
    </div>
  );
}
