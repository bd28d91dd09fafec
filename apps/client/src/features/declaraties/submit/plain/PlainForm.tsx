import { dayInNetherlands } from '@mijn/domain/datum';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { pages } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { Field } from '@mijn/ui/Field';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../../forms/usePostOutcome.ts';
import * as n from '../../../../generated/texts/nota.js';
import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import * as later from '../../../../generated/texts/steps.js';
import { type Concept, fromConcept } from '../concept/concept.ts';
import { type ClaimValues, detailFields, emptyValues } from '../fields/fields.ts';
import type { ClaimLine } from '../lines/lines.ts';
import { GoodNota } from '../files/GoodNota.tsx';
import { HowMuch, NotNeeded, WhatAndWhen, WhoGaveIt } from '../steps/DetailFields.tsx';
import { accept, FileRules } from '../steps/NotaStep.tsx';
import type { StepProps } from '../steps/StepFrame.tsx';
import { WhoChoice } from '../steps/WhoChoice.tsx';
import { freshField, plainForm, type PlainErrors } from './plainForm.ts';
import { PlainLines } from './PlainLines.tsx';
import { readLines } from './postedLines.ts';
import { readValues } from './readPosted.ts';

const nothing = () => undefined;

/** The fields as they stand in a page that no script changes. */
function fixedFields(values: ClaimValues, errors: PlainErrors): BoundFields<ClaimValues> {
  // Those of the lines, which have names of their own, stand behind the claim's.
  const own = ['form', 'declarant', ...detailFields, plainForm.files];
  const names = [...new Set([...own, ...Object.keys(errors)])];
  return {
    values,
    fillIn: nothing,
    leave: nothing,
    text: (name) => ({ name, value: values[name], onChange: nothing, onBlur: nothing }),
    error: (name) => errors[name],
    errors: names.flatMap((name) => {
      const text = errors[name];
      return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
    }),
    checks: 0,
    check: () => false,
  };
}

type WhoProps = Pick<StepProps, 'people' | 'only'> & {
  readonly fields: BoundFields<ClaimValues>;
};

function Who({ people, only, fields }: WhoProps) {
  if (only !== undefined) return <input type="hidden" name="declarant" value={only} />;
  return (
    <Card title={n.askDeclarant()}>
      <WhoChoice fields={fields} people={people} />
    </Card>
  );
}

interface NotaProps {
  /** The insurer reads it. */
  readonly reads: boolean;
  readonly error: string | undefined;
  /** Files that came with an earlier post: they need not be chosen again. */
  readonly kept: readonly { readonly id: string; readonly name: string }[];
}

function Nota({ error, kept, reads }: NotaProps) {
  return (
    <Card title={m.notaTitle()}>
      <Stack>
        {reads && kept.length === 0 && <p>{n.plainReads()}</p>}
        {kept.length > 0 && (
          <div>
            <p>{later.plainKept()}</p>
            <ul>
              {kept.map(({ id, name }) => (
                <li key={id}>
                  {name}
                  <input type="hidden" name={plainForm.keptId} value={id} />
                  <input type="hidden" name={plainForm.keptName} value={name} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <Field
          id={fieldId(plainForm.files)}
          label={kept.length > 0 ? later.plainMore() : m.notaLabel()}
          hint={<FileRules />}
          error={error}
        >
          {(control) => (
            <input {...control} type="file" name={plainForm.files} accept={accept} multiple />
          )}
        </Field>
        <GoodNota />
      </Stack>
    </Card>
  );
}

// What was read stands there once more before it is sent, and is said once.
function WasRead() {
  return (
    <Alert kind="info" title={n.readTitle()}>
      <p>{n.plainCheck()}</p>
      <input type="hidden" name={plainForm.read} value="1" />
    </Alert>
  );
}

// That it goes on with a draft, and the way to begin without it.
function Resumed({ keptAt }: { readonly keptAt: string }) {
  const { language } = useAppEnvironment();
  const dag = formatDay(dayInNetherlands(new Date(keptAt)), language);
  const fresh = `${pages.declaratieIndienen.path}?${freshField}=1`;
  return (
    <Alert
      kind="info"
      title={m.conceptResumedTitle()}
      action={<a href={fresh}>{m.conceptRestart()}</a>}
    >
      <p>{later.plainDraft({ dag })}</p>
    </Alert>
  );
}

interface DetailsProps {
  readonly fields: BoundFields<ClaimValues>;
  /** None where the claim itself is the one line. */
  readonly lines: readonly ClaimLine[];
  readonly errors: PlainErrors;
}

function Details({ fields, lines, errors }: DetailsProps) {
  return (
    <Card title={later.detailsTitle()}>
      <Stack space="spacious">
        {lines.length > 0 ? (
          <PlainLines lines={lines} errors={errors} />
        ) : (
          <WhatAndWhen fields={fields} />
        )}
        <HowMuch fields={fields} />
        <WhoGaveIt fields={fields} />
        <NotNeeded fields={fields} />
      </Stack>
    </Card>
  );
}

interface PlainFormProps extends Pick<StepProps, 'people' | 'only'> {
  readonly reads: boolean;
  /** What it begins with. */
  readonly draft: Concept | undefined;
}

// What stands in the form: as it was posted, or else as it was kept.
function useFilledIn(draft: Concept | undefined) {
  const posted = usePostOutcome(plainForm.name);
  if (!posted) {
    const { values, lines, files } = draft
      ? fromConcept(draft)
      : { values: emptyValues, lines: [], files: [] };
    return { posted, values, lines, kept: files.map(({ key, file }) => ({ id: key, ...file })) };
  }
  const typed = new URLSearchParams(posted.values);
  const { [plainForm.keptName]: names = [], [plainForm.keptId]: ids = [] } = posted.lists;
  const kept = ids.map((id, at) => ({ id, name: names[at] ?? '' }));
  return { posted, values: readValues(typed), lines: readLines(typed), kept };
}

/** Sends in a claim with its files on one page, without script: posted to the page's own address. */
export function PlainForm({ people, only, reads, draft }: PlainFormProps) {
  const { posted, values, lines, kept } = useFilledIn(draft);
  const errors = posted?.errors ?? {};
  const fields = fixedFields(values, errors);
  const nota = <Nota reads={reads} error={errors[plainForm.files]} kept={kept} />;
  const confirms = posted?.lists[plainForm.confirmed] ?? [];
  return (
    <Page narrow title={words.submitDeclaratie()}>
      <FormErrors title={words.errorsTitle()} {...fields} />
      <PostForm name={plainForm.name} encType="multipart/form-data" noValidate>
        <Stack>
          {!posted && draft && <Resumed keptAt={draft.bijgewerktOp} />}
          {posted?.lists[plainForm.read] && <WasRead />}
          {reads && nota}
          <Who people={people} only={only} fields={fields} />
          <Details fields={fields} lines={lines} errors={errors} />
          {!reads && nota}
          {confirms.map((code, at) => (
            <Checkbox
              key={code}
              id={at === 0 ? fieldId('form') : undefined}
              name={plainForm.confirmed}
              value={code}
              label={later.confirmDeclaratie()}
            />
          ))}
          <Button type="submit" id={confirms.length === 0 ? fieldId('form') : undefined}>
            {words.submitDeclaratie()}
          </Button>
        </Stack>
      </PostForm>
    </Page>
  );
}
