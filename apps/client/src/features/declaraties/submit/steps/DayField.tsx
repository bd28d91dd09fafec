import { DateInput } from '@mijn/ui/DateInput';
import type { FocusEvent, ReactNode } from 'react';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { BesideNota } from '../../nota/BesideNota.tsx';
import type { Mark } from '../../nota/nota.ts';

interface DayForm {
  readonly values: { readonly behandelDatum: string };
  readonly fillIn: (name: 'behandelDatum', day: string) => void;
  readonly leave: (name: 'behandelDatum') => void;
  readonly error: (name: 'behandelDatum') => string | undefined;
}

interface DayFieldProps {
  readonly id: string;
  readonly name?: string | undefined;
  readonly mark: Mark | undefined;
  readonly hint: ReactNode;
  readonly fields: DayForm;
}

/** The date of the care; blurred when the last of its three parts is. */
export function DayField({ id, name, mark, hint, fields }: DayFieldProps) {
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) fields.leave('behandelDatum');
  };
  return (
    <BesideNota mark={mark} what={notaWords.whatDay()}>
      <div onBlur={blur}>
        <DateInput
          id={id}
          name={name}
          legend={stepsWords.behandelDatum()}
          hint={hint}
          error={fields.error('behandelDatum')}
          labels={{ day: stepsWords.day(), month: stepsWords.month(), year: stepsWords.year() }}
          value={fields.values.behandelDatum}
          onValueChange={(day) => fields.fillIn('behandelDatum', day)}
        />
      </div>
    </BesideNota>
  );
}
