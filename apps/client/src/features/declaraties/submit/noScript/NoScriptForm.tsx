import * as m from '../../../../generated/texts/submit.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as scanWords from '../../../../generated/texts/scan.js';
import * as words from '../../../../generated/texts/shared.js';
import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../../forms/usePostOutcome.ts';
import {
  listOf,
  nameOfTick,
  noScriptForm,
  type NoScriptErrors,
  noScriptLists,
} from './formFields.ts';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import type { PostOutcome } from '../../../../api/createAction.ts';
import type { BoundFields } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { type Concept, discardForm } from '../state/draftContent.ts';
import type { ClaimValues } from '../state/claimFields.ts';
import type { ClaimLine } from '../state/lineItems.ts';
import { OtherCurrency } from '../scan/ReadNotice.tsx';
import {
  AmountField,
  OptionalFields,
  CareAndDayFields,
  ZorgverlenerField,
} from '../wizard/DetailFields.tsx';
import type { StepProps } from '../wizard/StepFrame.tsx';
import { WhoChoice } from '../wizard/WhoStep.tsx';
import { messageText, MessageText } from '../send/messageText.tsx';
import { filledIn } from './filledIn.ts';
import { type ErrorNodes, fixedFields, noScriptId } from './postedFields.ts';
import { NoScriptLines } from './NoScriptLines.tsx';
import { NoScriptNota } from './NoScriptNota.tsx';
import { parseFieldMessages, readMeldingen, writeMelding } from './fieldMessages.ts';
import { parseChoices } from './postedNotas.ts';

/**
 * Says that the form on one page continues a draft, with a button to discard it.
 * @param keptAt instant of the last save
 */
function NoScriptDraft({ keptAt }: { readonly keptAt: string }) {
  const { language } = useAppEnvironment();
  const hasFailed = usePostOutcome(discardForm)?.problem !== undefined;
  return (
    <Alert
      kind="info"
      title={m.conceptResumedTitle()}
      action={
        <PostForm name={discardForm}>
          <Button type="submit" small variant="secondary">
            {m.conceptRestart()}
          </Button>
        </PostForm>
      }
    >
      <p>
        {wizardWords.plainDraft({ day: formatDay(dayInNetherlands(new Date(keptAt)), language) })}
      </p>
      {hasFailed && <p role="alert">{m.conceptRestartFailed()}</p>}
    </Alert>
  );
}

type WhoProps = Pick<StepProps, 'people' | 'only'> & {
  readonly fields: BoundFields<ClaimValues>;
};

function Who({ people, only, fields }: WhoProps) {
  if (only !== undefined) return <input type="hidden" name="declarant" value={only} />;
  return (
    <Card title={scanWords.askDeclarant()}>
      <WhoChoice fields={fields} people={people} />
    </Card>
  );
}

// The values read are shown once more before submitting, with one notice.
function WasRead() {
  return (
    <Alert kind="info" title={scanWords.readTitle()}>
      <p>{scanWords.plainCheck()}</p>
    </Alert>
  );
}

interface DetailsProps {
  readonly fields: BoundFields<ClaimValues>;
  /** Empty when the claim itself is the only line. */
  readonly lines: readonly ClaimLine[];
  readonly errors: NoScriptErrors;
}

function Details({ fields, lines, errors }: DetailsProps) {
  return (
    <Card title={wizardWords.detailsTitle()}>
      <Stack space="spacious">
        {lines.length > 0 ? (
          <NoScriptLines lines={lines} errors={errors} />
        ) : (
          <CareAndDayFields fields={fields} />
        )}
        <AmountField fields={fields} />
        <ZorgverlenerField fields={fields} />
        <OptionalFields fields={fields} />
      </Stack>
    </Card>
  );
}

interface NoScriptFormProps extends Pick<StepProps, 'people' | 'only'> {
  readonly reads: boolean;
  readonly draft: Concept | undefined;
}

// Error messages as nodes, with the insurer's language where needed.
function errorNodes(posted: PostOutcome | undefined): ErrorNodes {
  const said = parseFieldMessages(listOf(posted, noScriptLists.said));
  const ofName = (name: string) => said.filter((one) => one.name === name);
  const nodes = said.map(
    ({ name }) =>
      [
        name,
        ofName(name).map(({ text, lang }, at) => <MessageText key={at} text={text} lang={lang} />),
      ] as const,
  );
  return { ...posted?.errors, ...Object.fromEntries(nodes) };
}

// The insurer's warnings, each with a checkbox to confirm it.
function Asked({ posted, nodes }: { readonly posted: PostOutcome; readonly nodes: ErrorNodes }) {
  const yes = listOf(posted, noScriptForm.confirmed);
  return readMeldingen(listOf(posted, noScriptForm.asked)).map((one, at) => (
    <div key={at}>
      <input type="hidden" name={noScriptForm.asked} value={writeMelding(one)} />
      <Checkbox
        id={noScriptId(nameOfTick('confirmed', at))}
        name={noScriptForm.confirmed}
        value={one.code}
        defaultChecked={yes.includes(one.code)}
        error={nodes[nameOfTick('confirmed', at)] && wizardWords.confirmFirst()}
        label={
          <>
            <MessageText {...messageText(one)} />
            <br />
            <strong>{wizardWords.confirmDeclaratie()}</strong>
          </>
        }
      />
    </div>
  ));
}

// Fields about the bill that the form repeats at each post.
const { read, andereMunt, later, several: offered, left, own, before } = noScriptForm;
const carriedOn = [read, andereMunt, later, offered, left, own, before];

/** Submits a claim with its files on one page, without script: posted to the page's own address. */
export function NoScriptForm({ people, only, reads, draft }: NoScriptFormProps) {
  const posted = usePostOutcome(noScriptForm.name);
  const { values, lines, kept, along } = filledIn(posted, draft);
  const errors = posted?.errors ?? {};
  const nodes = errorNodes(posted);
  const fields = fixedFields(values, errors, nodes, reads);
  const good = listOf(posted, noScriptForm.fileGood);
  const several = parseChoices(listOf(posted, noScriptForm.several));
  const [claimKey] = listOf(posted, noScriptForm.claimKey);
  const nota = <NoScriptNota {...{ reads, kept, along, good, several }} errors={nodes} />;
  return (
    <Page narrow title={words.submitDeclaratie()}>
      <FormErrors title={words.errorsTitle()} {...fields} />
      {!posted && draft && <NoScriptDraft keptAt={draft.bijgewerktOp} />}
      <PostForm name={noScriptForm.name} encType="multipart/form-data" noValidate>
        <Stack>
          {listOf(posted, noScriptLists.filledIn).length > 0 && <WasRead />}
          <OtherCurrency nota={{ andereMunt: listOf(posted, andereMunt).length > 0 }} />
          {carriedOn.map((name) =>
            listOf(posted, name).map((value, at) => (
              <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
            )),
          )}
          {claimKey && <input type="hidden" name={noScriptForm.claimKey} value={claimKey} />}
          {reads && nota}
          <Who people={people} only={only} fields={fields} />
          <Details fields={fields} lines={lines} errors={errors} />
          {!reads && nota}
          {posted && <Asked posted={posted} nodes={nodes} />}
          <Button type="submit" id={noScriptId('form')}>
            {words.submitDeclaratie()}
          </Button>
        </Stack>
      </PostForm>
    </Page>
  );
}
