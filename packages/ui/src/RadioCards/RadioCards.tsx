import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './RadioCards.module.css';

/** An answer one can choose. */
export interface RadioCardsOption {
  readonly waarde: string;
  readonly label: ReactNode;
  readonly omschrijving?: ReactNode;
  readonly symbol?: IconDrawing | undefined;
  /** Cannot be chosen; say why in `omschrijving`. */
  readonly out?: boolean | undefined;
}

interface RadioCardsProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'value' | 'children'
> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly RadioCardsOption[];
  /** What is chosen, when the form keeps it; leave out with `register` of the form. */
  readonly waarde?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Id of the first answer, for the links of a `ErrorSummary`. */
  readonly id?: string | undefined;
}

/** One answer out of a few, as large cards. Other props go to each of the radio buttons. */
export function RadioCards(props: RadioCardsProps) {
  const {
    legend,
    hint,
    error,
    options,
    waarde,
    onValueChange: onChoose,
    id,
    onChange,
    ...input
  } = props;
  const own = useId();
  const name = input.name ?? own;
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      <div className={classNames(s, 'choice')}>
        {options.map((option, i) => {
          const optionId = i === 0 && id ? id : `${own}-${option.waarde}`;
          return (
            <div key={option.waarde} className={classNames(s, 'option')}>
              <input
                {...input}
                type="radio"
                id={optionId}
                name={name}
                className={classNames(s, 'rondje')}
                value={option.waarde}
                checked={waarde === undefined ? undefined : waarde === option.waarde}
                disabled={option.out ?? input.disabled}
                aria-describedby={option.omschrijving ? `${optionId}-meer` : undefined}
                onChange={(event) => {
                  onChange?.(event);
                  onChoose?.(option.waarde);
                }}
              />
              <label htmlFor={optionId} className={classNames(s, 'label')}>
                {option.label}
              </label>
              {option.omschrijving && (
                <div id={`${optionId}-meer`} className={classNames(s, 'more')}>
                  {option.omschrijving}
                </div>
              )}
              {option.symbol && (
                <span className={classNames(s, 'symbol')}>
                  <Icon icon={option.symbol} />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
