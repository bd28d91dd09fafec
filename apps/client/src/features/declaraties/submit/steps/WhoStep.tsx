import { formatDay } from '@mijn/domain/datum';
import { RadioCards } from '@mijn/ui/RadioCards';
import { User } from 'lucide-react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import * as m from '../../../../generated/texts/submit.js';
import { StepFrame, type StepProps } from './StepFrame.tsx';

/** Step 1: who the bill is for. Whoever is alone on the policy is not asked. */
export function WhoStep({ submission, people, only, onward }: StepProps) {
  const fields = submission.bind(['declarant']);
  const { language } = submission.context;
  return (
    <StepFrame
      submission={submission}
      only={only}
      step="who"
      title={m.wieTitel()}
      errors={<FormErrors title={m.foutTitel()} {...fields} />}
      onNext={() => fields.check() && onward()}
    >
      {people.length === 0 && <p>{m.geenPersonen()}</p>}
      <RadioCards
        id={fieldId('declarant')}
        name="declarant"
        legend={m.wieLegenda()}
        hint={m.wieHint()}
        error={fields.error('declarant')}
        value={fields.values.declarant}
        onValueChange={(relatienummer) => fields.fillIn('declarant', relatienummer)}
        options={people.map(({ relatienummer, opgemaakteNaam, geboorteDatum }) => ({
          value: relatienummer,
          label: opgemaakteNaam,
          description: m.born({ dag: formatDay(geboorteDatum, language) }),
          icon: User,
        }))}
      />
    </StepFrame>
  );
}
