import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import tones from '../tones/tones.module.css';
import own from './Alert.module.css';

const s = { ...own, ...tones };

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
  /**
   * Announced when it appears: `alert` at once, `status` when the reader pauses. Leave out for notices that
   * are there from the start.
   */
  readonly role?: 'alert' | 'status' | undefined;
  /** Renders the title as a heading of the page. */
  readonly heading?: boolean | undefined;
  /** A full-width band of minimal height, without icon and corners. */
  readonly band?: boolean | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

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
