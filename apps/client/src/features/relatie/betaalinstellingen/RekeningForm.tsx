import { formatDay } from '@mijn/domain/datum';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { TextInput } from '@mijn/ui/TextInput';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { UnsentGuard } from '../../../forms/LeaveGuard.tsx';
import { useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import * as words from '../../../generated/texts/shared.js';
import { wijzigRekeningOperation } from './betaalinstellingen.operations.ts';
import {
  agreementTo,
  type Naamcontrole,
  naamcontroleValue,
  rekeningForm,
  rekeningRules,
  toVariables,
} from './rekening.ts';

const warnings: Readonly<Partial<Record<string, () => string>>> = {
  bijnaGelijk: m.naamNear,
  anders: m.naamOther,
  onbekend: m.naamUnknown,
} satisfies Partial<Record<Naamcontrole, () => string>>;

interface RekeningFormProps {
  readonly versie: number;
  /** Whether no account is known yet. */
  readonly isFirst: boolean;
  /** The name to propose. */
  readonly naam: string;
  /** Last day of debits that stay on the account before, `yyyy-mm-dd`; undefined without direct debit. */
  readonly debitedUntil: string | undefined;
  readonly onChanged: () => void;
}

/** The form to change the account; another name than its holder's needs a second, explicit step. */
export function RekeningForm({
  versie,
  isFirst,
  naam,
  debitedUntil,
  onChanged,
}: RekeningFormProps) {
  const { language } = useAppEnvironment();
  const posted = usePostOutcome(rekeningForm.name);
  const [empty] = useState({ iban: '', naam });
  const form = {
    empty,
    rules: rekeningRules,
    names: ['iban', 'naam'],
    context: undefined,
  } as const;
  const fields = useFields(form, posted);
  const [warning, setWarning] = useState({
    text: warnings[posted?.values[naamcontroleValue] ?? ''],
    // The person saw the warning about this account and name.
    agreement: agreementTo(fields.values),
  });
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(
    (variables: ReturnType<typeof toVariables>) =>
      sendOperation(wijzigRekeningOperation, variables),
    { keepsInput: true },
  );
  const state = (phase === 'idle' && posted?.problem) || phase;
  const agreement = agreementTo(fields.values);
  const warningText = warning.agreement === agreement ? warning.text : undefined;
  const perform = async (agreed: unknown): Promise<void> => {
    if (!fields.check()) return;
    const result = await send(toVariables(fields.values, versie, agreed));
    if (!result?.succeeded) return;
    if (result.value.gewijzigd) {
      fields.empty();
      await revalidate();
      onChanged();
    } else setWarning({ text: warnings[result.value.naamcontrole], agreement });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    void perform(submitter instanceof HTMLButtonElement ? submitter.value : undefined);
  };
  const filledIn = fields.values.iban !== '';
  return (
    <PostForm name={rekeningForm.name} onSubmit={submit} noValidate>
      <input type="hidden" name={rekeningForm.versie} value={versie} />
      <Stack>
        <FormErrors title={words.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        <Field
          id={fieldId(rekeningForm.iban)}
          label={m.iban()}
          hint={m.ibanHint()}
          error={fields.error('iban')}
        >
          {(field) => (
            <TextInput
              {...field}
              {...fields.control('iban')}
              enterKeyHint="next"
              autoCapitalize="characters"
              spellCheck={false}
              inputWidth="medium"
            />
          )}
        </Field>
        <Field
          id={fieldId(rekeningForm.naam)}
          label={m.naam()}
          hint={m.naamHint()}
          error={fields.error('naam')}
        >
          {(field) => <TextInput {...field} {...fields.control('naam')} enterKeyHint="send" />}
        </Field>
        <p>
          {m.consequences()}{' '}
          {debitedUntil && m.debitMoves({ day: formatDay(debitedUntil, language) })}
        </p>
        <div>
          <Button type="submit" busy={phase === 'busy'}>
            {isFirst ? m.save() : m.change()}
          </Button>
        </div>
        {warningText && (
          <Alert kind="warning" title={m.checkTitle()} role="alert">
            <Stack>
              <p>{warningText()}</p>
              <div>
                <Button
                  type="submit"
                  variant="secondary"
                  name={rekeningForm.akkoord}
                  value={agreement}
                  busy={phase === 'busy'}
                >
                  {m.changeAnyway()}
                </Button>
              </div>
            </Stack>
          </Alert>
        )}
        {state === 'conflict' && (
          <Alert kind="info" title={m.conflictTitle()} role="alert">
            <p>{m.conflictText()}</p>
          </Alert>
        )}
        {mayRetry(state) && (
          <Alert kind="error" title={m.failedTitle()} role="alert">
            <p>{m.failedText()}</p>
          </Alert>
        )}
        <LoggedOut phase={state} filledIn={filledIn} />
      </Stack>
      <UnsentGuard dirty={filledIn && phase !== 'busy'} />
    </PostForm>
  );
}
