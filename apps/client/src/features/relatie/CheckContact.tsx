import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import type { SubmitEvent } from 'react';
import { sendOperation } from '../../api/sendOperation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';
import * as m from '../../generated/texts/relatie.js';
import * as notices from '../../generated/texts/notices.js';
import { confirmOperation } from './relatie.operations.ts';

/** "Klopt dit nog?": yes marks the contact details as checked; otherwise one changes them. */
export function CheckContact(props: {
  readonly relatienummer: string;
  readonly onConfirmed: () => void;
}) {
  const { relatienummer, onConfirmed } = props;
  const posted = usePostOutcome('confirm');
  const { phase, send } = useMutation(() => sendOperation(confirmOperation, { relatienummer }));
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send().then((result) => result?.succeeded && onConfirmed());
  };
  const failed = phase !== 'idle' && phase !== 'busy' && phase !== 'succeeded';
  return (
    <Alert kind="info" title={notices.checkTitle()}>
      <p>{m.checkText()}</p>
      <PostForm name="confirm" onSubmit={confirm}>
        <input type="hidden" name="relatienummer" value={relatienummer} />
        <Button type="submit" small busy={phase === 'busy'}>
          {m.checkYes()}
        </Button>
      </PostForm>
      <output>{(failed || posted?.problem) && m.saveFailed()}</output>
    </Alert>
  );
}
