import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './Chips.module.css';

/** A filter as a link: the address keeps what is chosen. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly active: boolean;
}

/** Filters in a row, of which one holds. */
export function Chips({
  label,
  chips,
}: {
  readonly label: string;
  readonly chips: readonly Chip[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(s, 'chips')}>
        {chips.map((chip) => (
          <li key={chip.key}>
            <RouterLink
              href={chip.href}
              className={classNames(s, 'chip')}
              aria-current={chip.active ? 'true' : undefined}
            >
              {chip.label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
