import { Field } from '@mijn/ui/Field';
import { Select } from '@mijn/ui/Select';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import type { BoundFields } from '../../../../forms/bindFields.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { zorgsoortChoices } from '../../zorgsoort.ts';

interface CareSelectProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly control: ReturnType<BoundFields<{ readonly zorgsoort: string }>['text']>;
}

/** Select for the kind of care. */
export function CareSelect({ id, hint, error, control }: CareSelectProps) {
  const { language } = useAppEnvironment();
  return (
    <Field id={id} label={notaWords.askZorgsoort()} hint={hint} error={error}>
      {(field) => (
        <Select {...field} {...control} required>
          <option value="">{stepsWords.zorgsoortChoose()}</option>
          {zorgsoortChoices(language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
