import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import s from './Chips.module.css';

/** A filter: a link whose address holds the choice, or a value to submit. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly href?: string;
  readonly value?: string;
  readonly active: boolean;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** The form that chips with a value submit, and the field's name. */
  readonly submits?: { readonly form: string; readonly name: string };
}

/** A row of filters, one of which is active. */
export function Chips({ label, chips, submits }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(s, 'chips')}>
        {chips.map(({ key, href, active, value, label: text }) => {
          const shared = {
            className: classNames(s, 'chip'),
            'aria-current': active ? ('true' as const) : undefined,
          };
          return (
            <li key={key}>
              {href === undefined ? (
                <button type="submit" {...submits} value={value} {...shared}>
                  {text}
                </button>
              ) : (
                <RouterLink href={href} {...shared}>
                  {text}
                </RouterLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
