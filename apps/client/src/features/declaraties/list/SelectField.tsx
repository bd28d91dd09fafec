import { Select } from '@mijn/ui/Select';
import { Field } from '@mijn/ui/Field';
import { useFollowsAddress } from './useFollowsAddress.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** Label of the empty option. */
  readonly all: string;
  readonly chosen: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of the list; a choice submits its form. */
export function SelectField({ name, label, all, chosen, choices }: SelectFieldProps) {
  const select = useFollowsAddress<HTMLSelectElement>(chosen ?? '');
  // A value of the address that is not offered (an early year) filters all the same.
  const isOffered = !chosen || choices.some((choice) => choice.value === chosen);
  const offered = isOffered ? choices : [...choices, { value: chosen, label: chosen }];
  return (
    <Field label={label}>
      {(field) => (
        <Select
          {...field}
          ref={select}
          name={name}
          defaultValue={chosen ?? ''}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          <option value="">{all}</option>
          {offered.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
