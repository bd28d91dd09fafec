import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import { type SubmitEvent, useState } from 'react';
import { useRevalidation } from '../../../router/hooks.ts';
import type { PostOutcome } from '../../../api/createAction.ts';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/explain.js';
import type { ChosenLine } from '../choice.ts';
import { textOf } from '../textOf.ts';
import { neverHadOperation } from '../zorgkosten.operations.ts';
import { neverHadForm, neverHadText, remarkError, remarkLimit } from './neverHadForm.ts';
import s from './Explained.module.css';

function useNeverHad({ nummer, volgnummer: regel }: ChosenLine, posted: PostOutcome | undefined) {
  const { revalidate } = useRevalidation();
  const [error, setError] = useState(posted?.errors[neverHadForm.tekst]);
  const { phase, send } = useMutation((tekst: string) =>
    sendOperation(neverHadOperation, { nummer, regel, tekst }),
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const remark = textOf(new FormData(event.currentTarget), neverHadForm.tekst);
    const wrong = remarkError(remark);
    setError(wrong);
    if (wrong !== undefined) return;
    const result = await send(neverHadText(remark));
    if (result?.succeeded) await revalidate();
  };
  const problem = phase === 'idle' && posted?.problem;
  return { error, phase: problem || phase, submit };
}

/** Says that one never had the care of a line; it is tracked as any question about a claim. */
export function NeverHad(props: { readonly line: ChosenLine; readonly address: string }) {
  const { line, address } = props;
  const posted = usePostOutcome(neverHadForm.name);
  const { error, phase, submit } = useNeverHad(line, posted);
  return (
    <details open={posted !== undefined}>
      <summary className={s['press']}>{m.neverHad()}</summary>
      <PostForm name={neverHadForm.name} onSubmit={(event) => void submit(event)} noValidate>
        <input type="hidden" name={neverHadForm.nummer} value={line.nummer} />
        <input type="hidden" name={neverHadForm.regel} value={line.volgnummer} />
        <input type="hidden" name={neverHadForm.address} value={address} />
        <Stack>
          <p>{m.neverHadText()}</p>
          <Field
            id="remark"
            label={m.remark()}
            hint={m.remarkHint({ aantal: String(remarkLimit()) })}
            error={error}
          >
            {(field) => (
              <TextArea
                {...field}
                name={neverHadForm.tekst}
                defaultValue={posted?.values[neverHadForm.tekst]}
              />
            )}
          </Field>
          {phase === 'conflict' && (
            <Alert kind="info" role="alert">
              <p>{m.conflict()}</p>
            </Alert>
          )}
          {mayRetry(phase) && (
            <Alert kind="error" role="alert">
              <p>{m.failed()}</p>
            </Alert>
          )}
          <div>
            <Button type="submit" variant="secondary" busy={phase === 'busy'}>
              {m.send()}
            </Button>
          </div>
        </Stack>
      </PostForm>
    </details>
  );
}
