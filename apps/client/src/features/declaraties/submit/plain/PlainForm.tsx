import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import type { PostOutcome } from '../../../../api/createAction.ts';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../../forms/usePostOutcome.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as words from '../../../../generated/texts/shared.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import type { Concept } from '../concept/concept.ts';
import type { ClaimValues } from '../fields/fields.ts';
import type { ClaimLine } from '../lines/lines.ts';
import { OtherCurrency } from '../../nota/OtherCurrency.tsx';
import { HowMuch, NotNeeded, WhatAndWhen, WhoGaveIt } from '../steps/DetailFields.tsx';
import type { StepProps } from '../steps/StepFrame.tsx';
import { WhoChoice } from '../steps/WhoChoice.tsx';
import { messageText } from '../send/messageText.ts';
import { SaidText } from '../send/SaidText.tsx';
import { filledIn } from './filledIn.ts';
import { type ErrorNodes, fixedFields } from './fixedFields.ts';
import { PlainDraft } from './PlainDraft.tsx';
import { listOf, nameOfTick, plainForm, type PlainErrors, plainLists } from './plainForm.ts';
import { PlainLines } from './PlainLines.tsx';
import { PlainNota } from './PlainNota.tsx';
import { parseSaid, readMeldingen, writeMelding } from './said.ts';
import { parseChoices } from './severalPosted.ts';

type WhoProps = Pick<StepProps, 'people' | 'only'> & {
  readonly fields: BoundFields<ClaimValues>;
};

function Who({ people, only, fields }: WhoProps) {
  if (only !== undefined) return <input type="hidden" name="declarant" value={only} />;
  return (
    <Card title={notaWords.askDeclarant()}>
      <WhoChoice fields={fields} people={people} />
    </Card>
  );
}

// The values read are shown once more before submitting, with one notice.
function WasRead() {
  return (
    <Alert kind="info" title={notaWords.readTitle()}>
      <p>{notaWords.plainCheck()}</p>
    </Alert>
  );
}

interface DetailsProps {
  readonly fields: BoundFields<ClaimValues>;
  /** Empty when the claim itself is the only line. */
  readonly lines: readonly ClaimLine[];
  readonly errors: PlainErrors;
}

function Details({ fields, lines, errors }: DetailsProps) {
  return (
    <Card title={stepsWords.detailsTitle()}>
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
  readonly draft: Concept | undefined;
}

// Error messages as nodes, with the insurer's language where needed.
function errorNodes(posted: PostOutcome | undefined): ErrorNodes {
  const said = parseSaid(listOf(posted, plainLists.said));
  const ofName = (name: string) => said.filter((one) => one.name === name);
  const nodes = said.map(
    ({ name }) =>
      [
        name,
        ofName(name).map(({ text, lang }, at) => <SaidText key={at} text={text} lang={lang} />),
      ] as const,
  );
  return { ...posted?.errors, ...Object.fromEntries(nodes) };
}

// The insurer's warnings, each with a checkbox to confirm it.
function Asked({ posted, nodes }: { readonly posted: PostOutcome; readonly nodes: ErrorNodes }) {
  const yes = listOf(posted, plainForm.confirmed);
  return readMeldingen(listOf(posted, plainForm.asked)).map((one, at) => (
    <div key={at}>
      <input type="hidden" name={plainForm.asked} value={writeMelding(one)} />
      <Checkbox
        id={fieldId(nameOfTick('confirmed', at))}
        name={plainForm.confirmed}
        value={one.code}
        defaultChecked={yes.includes(one.code)}
        error={nodes[nameOfTick('confirmed', at)] && stepsWords.confirmFirst()}
        label={
          <>
            <SaidText {...messageText(one)} />
            <br />
            <strong>{stepsWords.confirmDeclaratie()}</strong>
          </>
        }
      />
    </div>
  ));
}

// Fields about the bill that the form repeats at each post.
const { read, andereMunt, later, several: offered, left, own, before } = plainForm;
const carriedOn = [read, andereMunt, later, offered, left, own, before];

/** Submits a claim with its files on one page, without script: posted to the page's own address. */
export function PlainForm({ people, only, reads, draft }: PlainFormProps) {
  const posted = usePostOutcome(plainForm.name);
  const { values, lines, kept, along } = filledIn(posted, draft);
  const errors = posted?.errors ?? {};
  const nodes = errorNodes(posted);
  const fields = fixedFields(values, errors, nodes, reads);
  const good = listOf(posted, plainForm.fileGood);
  const several = parseChoices(listOf(posted, plainForm.several));
  const [claimKey] = listOf(posted, plainForm.claimKey);
  const nota = <PlainNota {...{ reads, kept, along, good, several }} errors={nodes} />;
  return (
    <Page narrow title={words.submitDeclaratie()}>
      <FormErrors title={words.errorsTitle()} {...fields} />
      {!posted && draft && <PlainDraft keptAt={draft.bijgewerktOp} />}
      <PostForm name={plainForm.name} encType="multipart/form-data" noValidate>
        <Stack>
          {listOf(posted, plainLists.filledIn).length > 0 && <WasRead />}
          <OtherCurrency nota={{ andereMunt: listOf(posted, andereMunt).length > 0 }} />
          {carriedOn.map((name) =>
            listOf(posted, name).map((value, at) => (
              <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
            )),
          )}
          {claimKey && <input type="hidden" name={plainForm.claimKey} value={claimKey} />}
          {reads && nota}
          <Who people={people} only={only} fields={fields} />
          <Details fields={fields} lines={lines} errors={errors} />
          {!reads && nota}
          {posted && <Asked posted={posted} nodes={nodes} />}
          <Button type="submit" id={fieldId('form')}>
            {words.submitDeclaratie()}
          </Button>
        </Stack>
      </PostForm>
    </Page>
  );
}
