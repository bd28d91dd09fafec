import { formatDay } from '@mijn/domain/datum';
import { RadioCards } from '@mijn/ui/RadioCards';
import { User } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/submit.js';
import type { StepProps } from './SubmitForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useErrors } from './useErrors.tsx';
import { fieldId } from './fieldTexts.ts';

/** Step 1: who the bill is for. Whoever is alone on the policy finds the one answer chosen. */
export function WhoStep({ submit, people, only, today, onward }: StepProps) {
  const { taal } = useAppEnvironment();
  const errors = useErrors(submit, ['declarant'], today);
  return (
    <StepFrame
      stap="who"
      titel={m.wieTitel()}
      errors={errors.overzicht}
      onNext={() => errors.check() && onward()}
    >
      {people.length === 0 && <p>{m.geenPersonen()}</p>}
      <RadioCards
        id={fieldId('declarant')}
        legend={m.wieLegenda()}
        hint={only ? m.wieAlleen() : m.wieHint()}
        error={errors.at('declarant')}
        value={submit.formState.input.declarant}
        onValueChange={(waarde) => submit.report({ soort: 'filledIn', veld: 'declarant', waarde })}
        options={people.map(({ relatienummer, opgemaakteNaam, geboorteDatum }) => ({
          value: relatienummer,
          label: opgemaakteNaam,
          description: m.born({ dag: formatDay(geboorteDatum, taal) }),
          icon: User,
        }))}
      />
    </StepFrame>
  );
}
