import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import type { SubmitEvent } from 'react';
import { useRevalidation } from '../../../api/revalidation.ts';
import type { PostOutcome } from '../../../api/createAction.ts';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { useFirstWrong } from '../useFirstWrong.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { UnsentGuard } from '../../../forms/LeaveGuard.tsx';
import { useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { counted } from '../../../platform/language.ts';
import * as m from '../../../generated/texts/explain.js';
import { addressOf, type ChosenLine, parseChoice } from '../choice.ts';
import { neverHadOperation } from '../zorgkosten.operations.ts';
import { neverHadForm, neverHadText, remarkError, remarkLimit } from './neverHadForm.ts';
import s from './Explained.module.css';

const form = {
  empty: { tekst: '' },
  rules: { tekst: remarkError },
  names: [neverHadForm.tekst],
  context: undefined,
} as const;

interface NeverHadProps {
  readonly line: ChosenLine;
  readonly address: string;
  /** Called once the report was accepted; this may unmount the form. */
  readonly onSent: () => void;
}

function useNeverHad({ line, onSent }: NeverHadProps, posted: PostOutcome | undefined) {
  const { nummer, volgnummer: regel } = line;
  const { revalidate } = useRevalidation();
  const fields = useFields(form, posted);
  useFirstWrong(fields);
  const { phase, send } = useMutation(
    (text: string) => {
      // The insurer knows the same words about a line again while they are open, so each attempt has its own key.
      const sleutel = crypto.randomUUID();
      return sendOperation(neverHadOperation, { sleutel, nummer, regel, tekst: text });
    },
    { keepsInput: true },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!fields.check()) return;
    const result = await send(neverHadText(fields.values.tekst));
    if (!result?.succeeded) return;
    fields.empty();
    onSent();
    await revalidate();
  };
  const problem = phase === 'idle' && posted?.problem;
  return { fields, phase: problem || phase, submit };
}

function NotSent({ phase }: { readonly phase: MutationPhase }) {
  if (phase !== 'conflict' && !mayRetry(phase)) return null;
  return phase === 'conflict' ? (
    <Alert kind="info" role="alert">
      <p>{m.conflict()}</p>
    </Alert>
  ) : (
    <Alert kind="error" role="alert">
      <p>{m.failed()}</p>
    </Alert>
  );
}

/** Form to report care that the person never had, tracked like any question about a claim. */
export function NeverHad(props: NeverHadProps) {
  const { line, address } = props;
  const posted = usePostOutcome(neverHadForm.name);
  const { fields, phase, submit } = useNeverHad(props, posted);
  const filledIn = fields.values.tekst !== '';
  return (
    <details id={neverHadForm.name} open={posted !== undefined}>
      <summary className={s['press']}>{m.neverHad()}</summary>
      <PostForm
        name={neverHadForm.name}
        place={neverHadForm.name}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <input type="hidden" name={neverHadForm.nummer} value={line.nummer} />
        <input type="hidden" name={neverHadForm.regel} value={line.volgnummer} />
        <input type="hidden" name={neverHadForm.address} value={address} />
        <Stack>
          <p>{m.neverHadText()}</p>
          <Field
            id={fieldId(neverHadForm.tekst)}
            label={m.remark()}
            hint={m.remarkHint({ aantal: counted(remarkLimit()) })}
            error={fields.error(neverHadForm.tekst)}
          >
            {(field) => <TextArea {...field} {...fields.control(neverHadForm.tekst)} />}
          </Field>
          <NotSent phase={phase} />
          <LoggedOut phase={phase} filledIn={filledIn} />
          <div>
            <Button type="submit" variant="secondary" busy={phase === 'busy'}>
              {m.send()}
            </Button>
          </div>
        </Stack>
        <UnsentGuard
          dirty={filledIn && phase !== 'busy'}
          keeps={({ search }) => addressOf(parseChoice(new URLSearchParams(search))) === address}
        />
      </PostForm>
    </details>
  );
}
