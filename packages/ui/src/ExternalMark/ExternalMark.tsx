import { ArrowUpRight } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './ExternalMark.module.css';

const wordJoiner = '\u2060';

/** Marks a link that leaves the app: an arrow, and text for screen readers. Stays with the link's last word. */
export function ExternalMark({ text }: { readonly text: string }) {
  return (
    <>
      <span className={classNames(s, 'mark')} aria-hidden="true">
        {wordJoiner}
        <Icon icon={ArrowUpRight} small />
      </span>
      <VisuallyHidden> {text}</VisuallyHidden>
    </>
  );
}
