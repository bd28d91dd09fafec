import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './PageFooter.module.css';

/** Links under every page after login; hidden in print. */
export function PageFooter({ children }: { readonly children: ReactNode }) {
  return <footer className={classNames(s, 'footer')}>{children}</footer>;
}
