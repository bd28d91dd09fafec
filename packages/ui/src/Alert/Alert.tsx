import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import tones from '../tones/tones.module.css';
import own from './Alert.module.css';

const s = { ...own, ...tones };

/** The tone of a notice. */
export type AlertKind = 'info' | 'positive' | 'warning' | 'error';

const icons: Record<AlertKind, IconDrawing> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

interface AlertProps {
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  /** Read out when it appears: `alert` at once, `status` when the reader pauses. Leave out for what was there from the start. */
  readonly role?: 'alert' | 'status' | undefined;
  /** The title is one of the page's headings: a matter of its own. */
  readonly heading?: boolean | undefined;
  /** A band from edge to edge of the window, as low as it can be: without icon and corners. */
  readonly band?: boolean | undefined;
  /** What one can do about it. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A notice in the page. */
export function Alert({ kind, title, role, heading, band, action, children }: AlertProps) {
  const Title = heading ? 'h2' : 'p';
  return (
    <div className={classNames(s, 'alert', kind, band && 'band')} role={role}>
      <span className={classNames(s, 'icon')}>
        <Icon icon={icons[kind]} />
      </span>
      <div className={classNames(s, 'text')}>
        {title && <Title className={classNames(s, 'title')}>{title}</Title>}
        {children && <div>{children}</div>}
        {action && <div className={classNames(s, 'action')}>{action}</div>}
      </div>
    </div>
  );
}
