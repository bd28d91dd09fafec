import { Facts } from '@mijn/ui/Facts';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/submit.js';
import type { StepProps } from './SubmitForm.tsx';
import { summary } from './summary.ts';
import { hrefOfStep, StepFrame } from './StepFrame.tsx';
import { SendAlert } from './SendAlert.tsx';

function Account({ iban }: { readonly iban: string }) {
  return (
    <Alert kind="info" title={m.rekeningTitel()}>
      <p>
        <strong>{m.account({ iban })}</strong>
      </p>
      <p>{m.rekeningAnders()}</p>
    </Alert>
  );
}

/** Step 4: everything once more, with the way to change it, and where the money goes. */
export function CheckStep({ submit: submission, people, iban }: StepProps) {
  const { taal } = useAppEnvironment();
  const { formState, submit } = submission;
  const { sending } = formState;
  const [sure, setSure] = useState(false);
  const [checkboxForgotten, setCheckboxForgotten] = useState(false);
  const warnings =
    sending.soort === 'meldingen' && sending.meldingen.every(({ level }) => level === 'warn')
      ? sending.meldingen.map(({ code }) => code)
      : [];
  const awaitsCheckbox = warnings.length > 0 && !sure;
  const send = () => {
    setCheckboxForgotten(awaitsCheckbox);
    if (!awaitsCheckbox) submit([...formState.bevestigd, ...warnings]);
  };
  const facts = summary(formState, people, taal).map(({ stap, ...fact }) => ({
    ...fact,
    action: (
      <Link href={hrefOfStep(stap)} aria-label={m.wijzigWat({ what: fact.term })}>
        {m.change()}
      </Link>
    ),
  }));
  return (
    <StepFrame
      stap="check"
      titel={m.controleTitel()}
      button={sending.soort === 'mislukt' ? m.probeerOpnieuw() : m.submit()}
      busy={sending.soort === 'busy'}
      errors={
        <SendAlert
          sending={sending}
          sure={sure}
          onSure={setSure}
          checkboxForgotten={checkboxForgotten}
        />
      }
      onNext={send}
    >
      <Stack>
        <Facts facts={facts} />
        {iban && <Account iban={iban} />}
      </Stack>
    </StepFrame>
  );
}
