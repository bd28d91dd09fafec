import { formatDay } from '@mijn/domain/dayOnScreen';
import { RadioCards } from '@mijn/ui/RadioCards';
import { User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import * as stepsWords from '../../../../generated/texts/steps.js';
import type { ClaimValues } from '../fields/fields.ts';
import type { StepProps } from './StepFrame.tsx';

interface WhoChoiceProps extends Pick<StepProps, 'people'> {
  readonly fields: BoundFields<ClaimValues>;
  readonly hint?: ReactNode;
}

/** Choice of the person: everybody to claim for, with birth date, or that nobody is known now. */
export function WhoChoice({ fields, people, hint = stepsWords.whoHint() }: WhoChoiceProps) {
  const { language } = useAppEnvironment();
  const id = fieldId('declarant');
  // Target of the error about a missing choice.
  if (people.length === 0)
    return (
      <p id={id} tabIndex={-1}>
        {stepsWords.nobodyKnown()}
      </p>
    );
  return (
    <RadioCards
      id={id}
      name="declarant"
      legend={stepsWords.whoLegend()}
      hint={hint}
      error={fields.error('declarant')}
      value={fields.values.declarant}
      onValueChange={(relatienummer) => fields.fillIn('declarant', relatienummer)}
      options={people.map(({ relatienummer, opgemaakteNaam, geboorteDatum }) => ({
        value: relatienummer,
        label: opgemaakteNaam,
        description: stepsWords.born({ day: formatDay(geboorteDatum, language) }),
        icon: User,
      }))}
    />
  );
}
