import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './PageFooter.module.css';

/** What stands under every page behind the login: links, and nothing of it on paper. */
export function PageFooter({ children }: { readonly children: ReactNode }) {
  return <footer className={classNames(s, 'footer')}>{children}</footer>;
}
