import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type SubmitEvent, useState } from 'react';
import { sendOperation } from '../../api/sendOperation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';
import * as m from '../../generated/texts/relatie.js';
import * as noticesWords from '../../generated/texts/notices.js';
import { anchors } from './addresses.ts';
import { confirmOperation } from './relatie.operations.ts';

interface CheckContactProps {
  readonly relatienummer: string;
  /** Whether the question is shown. */
  readonly asks: boolean;
  readonly onConfirmed: () => void;
}

// The focused button disappears with the question.
function focusSection(): void {
  document.getElementById(anchors.contact)?.focus();
}

/** "Klopt dit nog?": yes marks the contact details as checked and announces that; otherwise the person edits them. */
export function CheckContact({ relatienummer, asks, onConfirmed }: CheckContactProps) {
  const posted = usePostOutcome('confirm');
  const [isConfirmed, setConfirmed] = useState(false);
  const { phase, send } = useMutation(() => sendOperation(confirmOperation, { relatienummer }));
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send().then((result) => {
      if (!result?.succeeded) return;
      setConfirmed(true);
      focusSection();
      onConfirmed();
    });
  };
  const failed = phase !== 'idle' && phase !== 'busy' && phase !== 'succeeded';
  return (
    <>
      {/* A live region must exist before its text changes, or it is not announced. */}
      <output>{isConfirmed && <VisuallyHidden>{m.confirmed()}</VisuallyHidden>}</output>
      {asks && !isConfirmed && (
        <Alert
          kind="info"
          title={noticesWords.checkTitle()}
          action={
            <PostForm name="confirm" onSubmit={confirm}>
              <input type="hidden" name="relatienummer" value={relatienummer} />
              <Button type="submit" small busy={phase === 'busy'}>
                {m.checkYes()}
              </Button>
            </PostForm>
          }
        >
          <p>{m.checkText()}</p>
          <output>{(failed || posted?.problem) && m.confirmFailed()}</output>
        </Alert>
      )}
    </>
  );
}
