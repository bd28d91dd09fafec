import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import colors from '../Pass/passColors.module.css';
import own from './PassLink.module.css';

const s = { ...own, ...colors };

interface PassLinkProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly href: string;
  /** What kind of card it is. */
  readonly kind: ReactNode;
  readonly name: ReactNode;
  /** Where it leads: "Bekijk je pas". */
  readonly text: ReactNode;
}

/** A card lying on the page, which leads to the card itself: a strip on a phone, a card beside the rest on a desk. */
export function PassLink({ brand, href, kind, name, text }: PassLinkProps) {
  return (
    <RouterLink href={href} className={classNames(s, 'pass', brand)}>
      <span>
        <span className={classNames(s, 'kind')}>{kind}</span>
        <span className={classNames(s, 'name')}>{name}</span>
      </span>
      <span className={classNames(s, 'text')}>
        {text}
        <Icon icon={ChevronRight} small />
      </span>
    </RouterLink>
  );
}
