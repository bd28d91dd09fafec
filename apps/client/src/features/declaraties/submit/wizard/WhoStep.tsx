import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as words from '../../../../generated/texts/shared.js';
import * as scanWords from '../../../../generated/texts/scan.js';
import { formatDay } from '@mijn/domain/datum';
import { RadioCards } from '@mijn/ui/RadioCards';
import { User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { type BoundFields } from '../../../../forms/bindFields.ts';
import type { ClaimValues } from '../state/claimFields.ts';
import { type StepProps, StepFrame } from './StepFrame.tsx';
import { FormErrors } from '../../../../forms/FormErrors.tsx';

interface WhoChoiceProps extends Pick<StepProps, 'people'> {
  readonly fields: BoundFields<ClaimValues>;
  readonly hint?: ReactNode;
}

/** Choice of the person: everybody to claim for, with birth date, or that nobody is known now. */
export function WhoChoice({ fields, people, hint = wizardWords.whoHint() }: WhoChoiceProps) {
  const { language } = useAppEnvironment();
  const id = fields.id('declarant');
  // Target of the error about a missing choice.
  if (people.length === 0)
    return (
      <p id={id} tabIndex={-1}>
        {wizardWords.nobodyKnown()}
      </p>
    );
  return (
    <RadioCards
      id={id}
      name="declarant"
      legend={wizardWords.whoLegend()}
      hint={hint}
      error={fields.error('declarant')}
      value={fields.values.declarant}
      onValueChange={(relatienummer) => fields.fillIn('declarant', relatienummer)}
      options={people.map(({ relatienummer, opgemaakteNaam, geboorteDatum }) => ({
        value: relatienummer,
        label: opgemaakteNaam,
        description: wizardWords.born({ day: formatDay(geboorteDatum, language) }),
        icon: User,
      }))}
    />
  );
}

/** The step of the person, for an insurer who reads no bills. A single person is not asked. */
export function WhoStep({ submission, people, only, steps, onward }: StepProps) {
  const fields = submission.bind(['declarant']);
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="who"
      title={scanWords.askDeclarant()}
      errors={<FormErrors title={words.errorsTitle()} {...fields} />}
      onNext={() => fields.check() && onward()}
    >
      <WhoChoice fields={fields} people={people} />
    </StepFrame>
  );
}
