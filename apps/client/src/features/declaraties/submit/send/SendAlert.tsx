import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { Checkbox } from '@mijn/ui/Checkbox';
import { useEffect, useRef } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { LogInAgain } from '../../../../forms/loggedOut/LogInAgain.tsx';
import * as stepsWords from '../../../../generated/texts/steps.js';
import * as m from '../../../../generated/texts/submit.js';
import { type Message, messageText } from './messageText.ts';
import type { Melding } from './meldingen.ts';
import type { Sending } from '../state/claim.ts';
import type { Failed } from './outcome.ts';
import { sendErrorText, sendErrorTitle } from './sendTexts.ts';
import s from './SendAlert.module.css';

/** The id of the tick that the warnings are all right, for the links of the error summary. */
export const sureId = fieldId('sure');

interface SendAlertProps {
  readonly sending: Sending;
  /** The person has ticked that the warnings are all right. */
  readonly sure: boolean;
  readonly onSure: (sure: boolean) => void;
  /** The person wanted to go on without the tick. */
  readonly checkboxForgotten: boolean;
}

function SubmitFailed({ failure }: { readonly failure: Failed }) {
  return (
    <Alert
      kind="error"
      title={sendErrorTitle(failure.error)}
      action={failure.error === 'loggedOut' ? <LogInAgain /> : undefined}
    >
      <p>{sendErrorText(failure)}</p>
      <p>{stepsWords.kept()}</p>
    </Alert>
  );
}

// What is the same of several files or lines is said once.
function said(messages: readonly Melding[]): readonly Message[] {
  const all = messages.map(messageText);
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

function Objections({
  messages,
  sure,
  onSure,
  checkboxForgotten,
}: {
  readonly messages: readonly Melding[];
} & Omit<SendAlertProps, 'sending'>) {
  const error = messages.some(({ level }) => level === 'error');
  return (
    <Alert
      kind={error ? 'error' : 'warning'}
      title={error ? m.notSubmitted() : stepsWords.warningTitle()}
    >
      <Stack space="tight">
        {said(messages).map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        {!error && (
          <Checkbox
            id={sureId}
            label={stepsWords.confirmDeclaratie()}
            checked={sure}
            error={checkboxForgotten && !sure ? stepsWords.confirmFirst() : undefined}
            onChange={({ target }) => onSure(target.checked)}
          />
        )}
      </Stack>
    </Alert>
  );
}

/** What came of sending in, above the form: under way, failed and why, or what the insurer asks. */
export function SendAlert({ sending, ...rest }: SendAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const { kind } = sending;
  useEffect(() => {
    if (kind === 'failed' || kind === 'meldingen') box.current?.focus();
  }, [kind]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={s['box']}>
      {sending.kind === 'failed' && <SubmitFailed failure={sending.failure} />}
      {sending.kind === 'meldingen' && <Objections messages={sending.meldingen} {...rest} />}
      {sending.kind === 'busy' && <p>{stepsWords.sending()}</p>}
    </div>
  );
}
