import { workdaysToAnswer } from '@mijn/domain/constants';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { pages } from '@mijn/domain/paths';
import { questionFields } from '@mijn/domain/queryFields';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { Field } from '@mijn/ui/Field';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { Select } from '@mijn/ui/Select';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import type { VariablesOf } from 'gql.tada';
import { type SubmitEvent, useRef } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { addressWithFlash } from '../../api/flash.ts';
import { required } from '../../api/response.ts';
import { mayRetry, sendOperation } from '../../api/sendOperation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { fieldId } from '../../forms/bindFields.ts';
import { FormErrors } from '../../forms/FormErrors.tsx';
import { UnsentGuard } from '../../forms/LeaveGuard.tsx';
import { LoggedOut } from '../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../forms/PostForm.tsx';
import { type FieldsForm, useFields } from '../../forms/useFields.ts';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/vragen.js';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { counted } from '../../platform/language.ts';
import {
  chosenSubject,
  chosenSubjects,
  parseSubject,
  type Subject,
  subjectName,
  subjectPath,
  vraagForm,
  vraagRules,
  type VraagValues,
} from './vraag.ts';
import { mayAskOperation, stelVraagOperation } from './vragen.operations.ts';

/** Loads whether the person may ask; the subject is in the address, and the insurer checks it. */
export const loader = createLoader(async ({ request }) => {
  const response = await request(mayAskOperation, {});
  return { mayAsk: required(response, 'relatie').magVragenStellen };
});

const form: FieldsForm<VraagValues, undefined> = {
  empty: { onderwerp: '', tekst: '' },
  rules: vraagRules,
  names: ['tekst'],
  context: undefined,
};

/**
 * Keys of what is sent: the same content keeps its key, so that a retry is no second question. `renew` ends that for a key
 * that belongs to another question.
 */
function useKeyOfContent(first: string | undefined) {
  const last = useRef<{ readonly content: string | undefined; readonly key: string }>(undefined);
  return {
    keyOf: (content: string): string => {
      if (last.current?.content !== content) {
        const key = last.current === undefined && first ? first : crypto.randomUUID();
        last.current = { content, key };
      }
      return last.current.key;
    },
    renew: (): void => {
      last.current = { content: undefined, key: '' };
    },
  };
}

function NotSent({ phase }: { readonly phase: string }) {
  if (phase === 'missing' || phase === 'conflict') {
    const [title, text] =
      phase === 'missing'
        ? [m.missingTitle(), m.missingText()]
        : [m.conflictTitle(), m.conflictText()];
    return (
      <Alert kind="info" title={title} role="alert">
        <p>{text}</p>
      </Alert>
    );
  }
  if (!mayRetry(phase)) return null;
  return (
    <Alert kind="error" title={m.failedTitle()} role="alert">
      <p>{m.failedText()}</p>
    </Alert>
  );
}

function About({ subject }: { readonly subject: Subject }) {
  const { language } = useAppEnvironment();
  const path = subjectPath(subject);
  const name = subjectName(subject, language);
  return (
    <>
      <input type="hidden" name={questionFields.about} value={subject.onderwerp} />
      <input type="hidden" name={questionFields.number} value={subject.kenmerk ?? ''} />
      <input type="hidden" name={questionFields.person} value={subject.relatienummer ?? ''} />
      <p>
        {m.about()} {path ? <Link href={path}>{name}</Link> : name}
      </p>
    </>
  );
}

function useAsk(subject: Subject | undefined) {
  const posted = usePostOutcome(vraagForm.name);
  const { seal } = useAppEnvironment();
  const fields = useFields(form, posted);
  const { keyOf, renew } = useKeyOfContent(posted?.values[vraagForm.sleutel]);
  const navigate = useNavigate();
  const { phase, send } = useMutation(
    (variables: VariablesOf<typeof stelVraagOperation>) =>
      sendOperation(stelVraagOperation, variables),
    { keepsInput: true },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!fields.check()) return;
    const asked = {
      ...(subject ?? chosenSubject(fields.values.onderwerp)),
      tekst: fields.values.tekst.trim(),
    };
    const result = await send({ sleutel: keyOf(JSON.stringify(asked)), ...asked });
    if (result?.succeeded === false && result.problem === 'conflict') renew();
    if (!result?.succeeded) return;
    fields.empty();
    const flash = { [vraagForm.sent]: result.value.uiterlijkOp ?? '' };
    await navigate(addressWithFlash({ to: pages.vragen.path, flash }), { replace: true });
  };
  return {
    fields,
    submit,
    phase: (phase === 'idle' && posted?.problem) || phase,
    key: posted?.values[vraagForm.sleutel] || seal?.key,
  };
}

function AskForm({ subject }: { readonly subject: Subject | undefined }) {
  const { language } = useAppEnvironment();
  const { fields, submit, phase, key } = useAsk(subject);
  const filledIn = fields.values.tekst !== '';
  return (
    <PostForm name={vraagForm.name} onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" name={vraagForm.sleutel} value={key ?? ''} />
      <Stack>
        <FormErrors title={words.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        {subject ? (
          <About subject={subject} />
        ) : (
          <Field id={fieldId(vraagForm.onderwerp)} label={m.subject()}>
            {(field) => (
              <Select {...field} {...fields.control('onderwerp')}>
                {chosenSubjects.map((onderwerp) => (
                  <option key={onderwerp} value={onderwerp}>
                    {subjectName({ onderwerp, kenmerk: null }, language)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          id={fieldId('tekst')}
          label={m.text()}
          hint={m.textHint({ aantal: counted(fieldLimits.vraag) })}
          error={fields.error('tekst')}
        >
          {(field) => <TextArea {...field} {...fields.control('tekst')} />}
        </Field>
        <p>{m.when({ dagen: String(workdaysToAnswer) })}</p>
        <NotSent phase={phase} />
        <LoggedOut phase={phase} filledIn={filledIn} />
        <div>
          <Button type="submit" busy={phase === 'busy'}>
            {m.send()}
          </Button>
        </div>
      </Stack>
      <UnsentGuard dirty={filledIn && phase !== 'busy'} />
    </PostForm>
  );
}

// Staff who look along cannot ask, and an insurer with the core only takes no questions.
function Closed() {
  return (
    <Card>
      <EmptyState illustration={<IllustrationEmpty />} title={m.closedTitle()}>
        <p>
          <HelpDesk />
        </p>
      </EmptyState>
    </Card>
  );
}

/** /vragen/stellen: the form to ask the insurer a question, about the subject in the address or anything. */
export function Component() {
  const { language, config } = useAppEnvironment();
  const { mayAsk } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { path, titel } = pages.vragen;
  return (
    <Page
      title={pages.vraagStellen.titel[language]}
      back={{ href: path, label: titel[language] }}
      narrow
    >
      {mayAsk && !config.internal ? (
        <Card>
          <AskForm subject={parseSubject(search)} />
        </Card>
      ) : (
        <Closed />
      )}
    </Page>
  );
}
