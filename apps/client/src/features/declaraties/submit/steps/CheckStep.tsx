import { Facts } from '@mijn/ui/Facts';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useState } from 'react';
import { HelpDesk } from '../../../../help/HelpDesk.tsx';
import { NoAccount } from '../../../../help/NoAccount.tsx';
import * as m from '../../../../generated/texts/submit.js';
import { summary } from './summary.ts';
import { hrefOfStep, StepFrame, type StepProps } from './StepFrame.tsx';
import { SendAlert } from '../send/SendAlert.tsx';

function Account({ iban }: { readonly iban: string }) {
  return (
    <Alert kind="info" title={m.rekeningTitel()}>
      <p>
        <strong>{m.account({ iban })}</strong>
      </p>
      <p>
        {m.rekeningAnders()} <HelpDesk />
      </p>
    </Alert>
  );
}

function AccountLacks() {
  return (
    <Alert kind="warning" title={m.geenRekeningTitel()}>
      <p>
        <NoAccount />
      </p>
      <p>{m.geenRekeningTekst()}</p>
    </Alert>
  );
}

/** Step 4: everything once more, with the way to change it, and where the money goes. */
export function CheckStep({ submission, only, people, iban, noAccount }: StepProps) {
  const { claim, submit, context } = submission;
  const { sending } = claim;
  const [sure, setSure] = useState(false);
  const [checkboxForgotten, setCheckboxForgotten] = useState(false);
  const warnings =
    sending.kind === 'meldingen' && sending.meldingen.every(({ level }) => level === 'warn')
      ? sending.meldingen.map(({ code }) => code)
      : [];
  const awaitsCheckbox = warnings.length > 0 && !sure;
  const send = () => {
    setCheckboxForgotten(awaitsCheckbox);
    if (!awaitsCheckbox) submit([...claim.confirmed, ...warnings]);
  };
  const facts = summary(claim, people, context.language).map(({ step, ...fact }) => ({
    ...fact,
    action: (
      <Link href={hrefOfStep(step)} aria-label={m.wijzigWat({ what: fact.term })}>
        {m.change()}
      </Link>
    ),
  }));
  return (
    <StepFrame
      submission={submission}
      only={only}
      step="check"
      title={m.controleTitel()}
      button={sending.kind === 'failed' ? m.probeerOpnieuw() : m.submit()}
      busy={sending.kind === 'busy'}
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
        {noAccount && <AccountLacks />}
      </Stack>
    </StepFrame>
  );
}
