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
  readonly kind: ReactNode;
  readonly name: ReactNode;
  /** Label: "Bekijk je pas". */
  readonly text: ReactNode;
}

/** A link to the card: a strip on a phone, a card on a wide screen. */
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
