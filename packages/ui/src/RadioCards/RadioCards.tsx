import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { type IconDrawing, Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './RadioCards.module.css';

export interface RadioCardsOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconDrawing | undefined;
}

interface RadioCardsProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'value' | 'defaultValue' | 'children'
> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly RadioCardsOption[];
  /** The chosen option; uncontrolled if absent. */
  readonly value?: string | undefined;
  /** The option that an uncontrolled choice begins with. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Id of the first option, for the links of an `ErrorSummary`. */
  readonly id?: string | undefined;
}

/** A choice between a few options, as large cards. Other props go to each radio button. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, hint, error, options, value, onValueChange, id, onChange, ...others } = props;
  const { defaultValue, ...input } = others;
  const own = useId();
  const name = input.name ?? own;
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      <div className={classNames(s, 'choice')}>
        {options.map((option, i) => {
          const optionId = i === 0 && id ? id : `${own}-${i}`;
          return (
            <div key={option.value} className={classNames(s, 'option')}>
              <input
                {...input}
                type="radio"
                id={optionId}
                name={name}
                className={classNames(s, 'circle')}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  defaultValue === undefined ? undefined : defaultValue === option.value
                }
                aria-describedby={option.description ? `${optionId}-more` : undefined}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(option.value);
                }}
              />
              <label htmlFor={optionId} className={classNames(s, 'label')}>
                {option.label}
              </label>
              {option.description && (
                <div id={`${optionId}-more`} className={classNames(s, 'more')}>
                  {option.description}
                </div>
              )}
              {option.icon && (
                <span className={classNames(s, 'icon')}>
                  <Icon icon={option.icon} />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
