import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { keepTogether } from '../keepTogether/keepTogether.tsx';
import { Link } from '../Link/Link.tsx';
import { classNames } from '../classNames.ts';
import s from './Page.module.css';

interface PageProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** A small line above the title, such as today's date. */
  readonly eyebrow?: ReactNode;
  readonly action?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** The sidebar on a wide screen, under the content on a phone. */
  readonly aside?: ReactNode;
  /** A single narrow column, for a form or a short message. */
  readonly narrow?: boolean | undefined;
  readonly children?: ReactNode;
}

/**
 * A page: a header with the h1 (focused on navigation) and cards below. The content has Suspense boundaries of its own,
 * so that React hydrates the frame first, and then what a person taps.
 */
export function Page(props: PageProps) {
  const { title, subtitle, eyebrow, action, back, aside, narrow, children } = props;
  return (
    <div className={classNames(s, 'page', narrow && 'narrow')}>
      <header className={classNames(s, 'header')}>
        {back && (
          <Link href={back.href} className={classNames(s, 'back')} data-returns="">
            <Icon icon={ArrowLeft} small />
            <span>{back.label}</span>
          </Link>
        )}
        {eyebrow && <p className={classNames(s, 'eyebrow')}>{eyebrow}</p>}
        <div className={classNames(s, 'line')}>
          <h1 className={classNames(s, 'title')} tabIndex={-1}>
            {title}
          </h1>
          {action}
        </div>
        {subtitle && <p className={classNames(s, 'below')}>{keepTogether(subtitle)}</p>}
      </header>
      <div className={classNames(s, aside ? 'twoColumns' : undefined)}>
        <div className={classNames(s, 'stack')}>
          <Suspense>{children}</Suspense>
        </div>
        {aside && (
          <div className={classNames(s, 'stack')}>
            <Suspense>{aside}</Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
