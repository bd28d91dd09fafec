import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/berichten.js';
import { changeAddress } from '../addresses.ts';
import type { Berichten } from './bericht.ts';
import { chooseOperation } from './berichten.operations.ts';
import { PushChoice } from './PushChoice.tsx';

interface ChoicesProps extends Pick<Berichten, 'mail' | 'pushSleutel' | 'pushHashes'> {
  /** The address that gets the mail; empty when the insurer has none, null when it does not tell. */
  readonly email: string | null;
}

interface MailChoiceProps extends Pick<ChoicesProps, 'email'> {
  readonly initially: boolean;
}

function MailChoice({ initially, email }: MailChoiceProps) {
  const posted = usePostOutcome('mail');
  const [isOn, setOn] = useState(initially);
  const { phase, send } = useMutation((mail: boolean) => sendOperation(chooseOperation, { mail }));
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(!isOn).then((result) => result?.succeeded && setOn(!isOn));
  };
  // The error of a posted form stays until the next attempt.
  const failed = phase === 'idle' ? posted?.problem : phase !== 'busy' && phase !== 'succeeded';
  return (
    <>
      <p>
        {email && m.mailAddress({ email })}{' '}
        {/* Announces the change: the focused button only changes its name. */}
        <output>{isOn ? m.mailOn() : m.mailOff()}</output>
      </p>
      <PostForm name="mail" onSubmit={choose}>
        <input type="hidden" name="mail" value={isOn ? 'off' : 'on'} />
        <Button type="submit" small variant="secondary" busy={phase === 'busy'}>
          {isOn ? m.mailStop() : m.mailStart()}
        </Button>
      </PostForm>
      <output>{failed && m.failed()}</output>
    </>
  );
}

// Without an address there is nothing to switch on, so ask for the address first.
function NoMail() {
  return (
    <p>
      {m.mailNone()} <Link href={changeAddress('contact')}>{m.mailNoneLink()}</Link>
    </p>
  );
}

/** The choice of notifications: by mail, and on this device. */
export function Choices({ mail, pushSleutel, pushHashes, email }: ChoicesProps) {
  // Staff must not subscribe their own device (ADR 0065).
  const { internal } = useAppEnvironment().config;
  return (
    <Card title={m.choicesTitle()}>
      <Stack>
        <p>{m.choicesText()}</p>
        <Stack space="tight">
          <h3>{m.mailTitle()}</h3>
          {email === '' && !mail ? <NoMail /> : <MailChoice initially={mail} email={email} />}
        </Stack>
        {pushSleutel !== null && !internal && (
          <PushChoice pushKey={pushSleutel} told={pushHashes} />
        )}
      </Stack>
    </Card>
  );
}
