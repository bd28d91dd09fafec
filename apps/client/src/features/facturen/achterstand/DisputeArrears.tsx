import { fieldLimits } from '@mijn/domain/fieldLimits';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import type { SubmitEvent } from 'react';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { UnsentGuard } from '../../../forms/LeaveGuard.tsx';
import { type FieldsForm, useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/achterstand.js';
import { counted } from '../../../platform/language.ts';
import { disputeOperation } from './achterstand.operations.ts';
import { disputeError, disputeForm } from './disputeForm.ts';

const form: FieldsForm<{ readonly tekst: string }, undefined> = {
  empty: { tekst: '' },
  rules: { tekst: disputeError },
  names: ['tekst'],
  context: undefined,
};

/**
 * The form to dispute premium arrears; afterwards the notice says since when they are looked into. When they
 * can no longer be disputed, it stays only with what was typed.
 */
export function DisputeArrears({ isAllowed }: { readonly isAllowed: boolean }) {
  const posted = usePostOutcome(disputeForm.name);
  const fields = useFields(form, posted);
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(
    (variables: { readonly tekst: string }) => sendOperation(disputeOperation, variables),
    { keepsInput: true },
  );
  const state = (phase === 'idle' && posted?.problem) || phase;
  const filledIn = fields.values.tekst !== '';
  const perform = async (): Promise<void> => {
    if (!fields.check()) return;
    const result = await send({ tekst: fields.values.tekst.trim() });
    if (!result?.succeeded) return;
    fields.empty();
    await revalidate();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void perform();
  };
  if (!isAllowed && !filledIn) return null;
  return (
    <Disclosure title={m.dispute()} open={posted !== undefined}>
      <PostForm name={disputeForm.name} onSubmit={submit} noValidate>
        <Stack>
          <Field
            id={fieldId('tekst')}
            label={m.disputeLabel()}
            hint={m.disputeHint({ aantal: counted(fieldLimits.vraag) })}
            error={fields.error('tekst')}
          >
            {(field) => <TextArea {...field} {...fields.control('tekst')} />}
          </Field>
          {isAllowed && (
            <div>
              <Button type="submit" variant="secondary" busy={phase === 'busy'}>
                {m.disputeSend()}
              </Button>
            </div>
          )}
          {!isAllowed && (
            <Alert kind="info" title={m.disputeFailed()} role="alert">
              <p>{m.disputeChanged()}</p>
            </Alert>
          )}
          {isAllowed && mayRetry(state) && (
            <Alert kind="error" title={m.disputeFailed()} role="alert">
              <p>{m.disputeFailedText()}</p>
            </Alert>
          )}
          <LoggedOut phase={state} filledIn={filledIn} />
        </Stack>
        <UnsentGuard dirty={filledIn && phase !== 'busy'} />
      </PostForm>
    </Disclosure>
  );
}
