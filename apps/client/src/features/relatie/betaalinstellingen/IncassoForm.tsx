import { brands } from '@mijn/domain/brands';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Checkbox } from '@mijn/ui/Checkbox';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import * as words from '../../../generated/texts/shared.js';
import { MaskedIban } from '../../../help/MaskedIban.tsx';
import { startIncassoOperation } from './betaalinstellingen.operations.ts';
import { type Incasso, type IncassoChoice, incassoForms, incassoRules, ticked } from './incasso.ts';

/** Why a change of direct debit did not happen; nothing while none failed. */
export function IncassoProblem({ phase }: { readonly phase: string }) {
  const isOutdated = phase === 'conflict' || phase === 'missing';
  if (!isOutdated && !mayRetry(phase)) return null;
  return (
    <Alert
      kind={isOutdated ? 'info' : 'error'}
      title={isOutdated ? m.debitConflictTitle() : m.debitFailedTitle()}
      role="alert"
    >
      <p>{isOutdated ? m.debitConflictText() : m.failedText()}</p>
    </Alert>
  );
}

interface IncassoFormProps {
  readonly offer: NonNullable<Incasso['aanbod']>;
  readonly versie: number;
  /** The account to debit, masked. */
  readonly iban: string;
  /** The day of a running mandate, to choose another one; without it, the form starts one. */
  readonly runningDay: number | undefined;
  readonly onDone: () => void;
}

/** The form to give a mandate by ticking its text, or to choose another day for a running one. */
export function IncassoForm({ offer, versie, iban, runningDay, onDone }: IncassoFormProps) {
  const { config } = useAppEnvironment();
  const isStart = runningDay === undefined;
  const name = isStart ? incassoForms.start : incassoForms.changeDay;
  const posted = usePostOutcome(name);
  const [empty] = useState<IncassoChoice>({ dag: '', machtiging: '' });
  const names = isStart ? (['dag', 'machtiging'] as const) : (['dag'] as const);
  const fields = useFields({ empty, rules: incassoRules, names, context: offer.dagen }, posted);
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(
    (dag: number) => sendOperation(startIncassoOperation, { versie, dag }),
    { keepsInput: true },
  );
  const state = (phase === 'idle' && posted?.problem) || phase;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!fields.check()) return;
    if (!(await send(Number(fields.values.dag)))?.succeeded) return;
    await revalidate();
    onDone();
  };
  const { dag, machtiging } = incassoForms;
  return (
    <PostForm name={name} onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" name={incassoForms.versie} value={versie} />
      <Stack>
        <FormErrors title={words.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        <RadioCards
          id={fieldId(dag)}
          name={dag}
          legend={m.debitDayLegend()}
          hint={m.debitDayHint()}
          error={fields.error(dag)}
          defaultValue={fields.control(dag).defaultValue}
          onValueChange={(value) => fields.fillIn(dag, value)}
          options={offer.dagen
            .filter((day) => day !== runningDay)
            .map((day) => ({ value: String(day), label: m.debitDay({ dag: day }) }))}
        />
        {isStart && (
          <>
            <p>
              <MaskedIban
                iban={iban}
                sentence={(text) =>
                  m.debitMandate({
                    ...text,
                    naam: brands[config.merk].naam,
                    incassant: offer.incassant,
                  })
                }
              />
            </p>
            <Checkbox
              id={fieldId(machtiging)}
              name={machtiging}
              value={ticked}
              label={m.debitAgree()}
              error={fields.error(machtiging)}
              defaultChecked={fields.control(machtiging).defaultValue === ticked}
              onChange={({ target }) => fields.fillIn(machtiging, target.checked ? ticked : '')}
            />
          </>
        )}
        <p>{isStart ? m.debitFromNow() : m.debitDayFromNow()}</p>
        <div>
          <Button type="submit" busy={phase === 'busy'}>
            {isStart ? m.debitStart() : m.debitSaveDay()}
          </Button>
        </div>
        <IncassoProblem phase={state} />
        <LoggedOut phase={state} filledIn={fields.values.dag !== ''} />
      </Stack>
    </PostForm>
  );
}
