import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as words from '../../../../generated/texts/shared.js';
import { pages } from '@mijn/domain/paths';
import { Facts } from '@mijn/ui/Facts';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { type ReactNode, useState } from 'react';
import { MaskedIban } from '../../../../help/MaskedIban.tsx';
import { NoAccount } from '../../../../help/NoAccount.tsx';
import { fullNameAmong } from '../../../../help/careChoice/personNames.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { Expectation } from '../send/Expectation.tsx';
import { WithCutOut, placeOfLine } from '../scan/CutOut.tsx';
import { MissingDetails, ReadNotice } from '../scan/ReadNotice.tsx';
import type { Mark } from '../state/readNota.ts';
import type { ClaimState, Sending } from '../state/claim.ts';
import { isWarning, meldingenOf, objectionsLeft } from '../state/objections.ts';
import { asksWhoInDetails, objectionLinks } from './detailErrors.ts';
import { type FilledIn, summary } from './summary.ts';
import type { SubmitStep } from './step.ts';
import { hrefOfStep, StepFrame, type StepProps } from './StepFrame.tsx';
import { WhoChoice } from './WhoStep.tsx';
import { SendAlert, sureId } from '../send/SendAlert.tsx';

function Account({ iban }: { readonly iban: string }) {
  return (
    <Alert kind="info" title={wizardWords.accountTitle()}>
      <p>
        <strong>
          <MaskedIban iban={iban} />
        </strong>
        {'. '}
        <Link href={pages.mijnGegevens.path}>{wizardWords.accountWrong()}</Link>
      </p>
    </Alert>
  );
}

function AccountLacks() {
  return (
    <Alert kind="warning" title={wizardWords.noAccountTitle()}>
      <p>
        <NoAccount />
      </p>
      <p>{wizardWords.noAccountText()}</p>
    </Alert>
  );
}

interface ChangeProps extends Pick<StepProps, 'steps'> {
  readonly step: SubmitStep;
  readonly term: string;
}

function Change({ step, steps, term }: ChangeProps) {
  return (
    <Link href={hrefOfStep(step, steps)} aria-label={wizardWords.changeWhat({ what: term })}>
      {wizardWords.change()}
    </Link>
  );
}

// Shown with its part of the bill until somebody has checked it there.
function factValue(one: FilledIn, { marks, lines, reading }: ClaimState): ReactNode {
  const line = lines.find(({ key }) => key === one.key);
  const mark = line
    ? { place: placeOfLine(line.marks) }
    : Object.entries<Mark | undefined>(marks).find(([name]) => name === one.key)?.[1];
  if (reading.kind !== 'done' || reading.reviewed) return one.value;
  return (
    <WithCutOut mark={mark} what={one.term}>
      <span>{one.value}</span>
    </WithCutOut>
  );
}

interface SubmittedFactsProps extends Pick<StepProps, 'submission' | 'people' | 'only' | 'steps'> {
  /** Whether the person is asked for above. */
  readonly asksWho: boolean;
}

/** All values; certain readings are checked here. */
function SubmittedFacts({ submission, people, only, steps, asksWho }: SubmittedFactsProps) {
  const { claim, context } = submission;
  const { reading } = claim;
  const all = summary(claim, people, context.language);
  const shown = asksWho ? all.filter(({ key }) => key !== 'declarant') : all;
  const facts = shown.map((one) => ({
    key: one.key,
    term: one.term,
    value: factValue(one, claim),
    // A single person can claim for nobody else.
    action: (only === undefined || one.key !== 'declarant') && (
      <Change
        step={steps.includes(one.step) ? one.step : 'details'}
        steps={steps}
        term={one.term}
      />
    ),
  }));
  return (
    <>
      {reading.kind === 'done' && !reading.reviewed && (
        <>
          <ReadNotice questions={[]} />
          <MissingDetails ontbreekt={reading.nota.ontbreekt} />
        </>
      )}
      <Facts facts={facts} />
    </>
  );
}

const forgotten = () => ({ fieldId: sureId, text: wizardWords.confirmFirst() });

/** Returns the objections to the claim, including earlier ones that are not mended, with their links. */
function objectionsTo(
  claim: ClaimState,
  where: Pick<StepProps, 'steps' | 'only'> & { readonly asksWho: boolean },
) {
  const { sending, form, lines } = claim;
  // After mending a file, the refusals of fields are still here.
  // The error of a person who is asked for here has its own place.
  const errors = where.asksWho ? { ...form.errors, declarant: undefined } : form.errors;
  const stands = sending.kind === 'idle' ? objectionsLeft({ errors }, lines) : undefined;
  const objections = sending.kind === 'meldingen' ? sending.objections : stands;
  const links = objections ? objectionLinks(objections, lines, where) : [];
  const asks = objections && isWarning(objections) ? meldingenOf(objections) : [];
  return {
    left: links.length > 0 ? stands : undefined,
    links,
    warnings: asks.map(({ code }) => code),
  };
}

/** The last step: all values with links to change them, and the account. */
export function CheckStep(props: StepProps) {
  const { submission, only, steps, people, iban, noAccount, expected } = props;
  const { claim, submit, context } = submission;
  const { sending } = claim;
  // Stays once somebody was chosen, so that the choice can change.
  const [asksWho] = useState(
    asksWhoInDetails({ steps, only }) && claim.form.values.declarant === '',
  );
  const { warnings, ...against } = objectionsTo(claim, { steps, only, asksWho });
  const fields = submission.bind(asksWho ? ['declarant'] : []);
  // Confirms these warnings only, and none that come after them.
  const [sureOf, setSure] = useState<Sending>();
  const sure = sureOf === sending;
  const [checks, setChecks] = useState(0);
  const awaitsCheckbox = warnings.length > 0 && !sure;
  const who = people.find(({ relatienummer }) => relatienummer === claim.form.values.declarant);
  const send = () => {
    setChecks((now) => (awaitsCheckbox ? now + 1 : 0));
    if (fields.check() && !awaitsCheckbox) submit([...claim.confirmed, ...warnings]);
  };
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="check"
      title={wizardWords.checkTitle()}
      button={sending.kind === 'failed' ? words.retry() : words.submitDeclaratie()}
      busy={sending.kind === 'busy'}
      errors={
        <Stack>
          <FormErrors
            title={words.errorsTitle()}
            errors={[...fields.errors, ...(checks > 0 && awaitsCheckbox ? [forgotten()] : [])]}
            checks={fields.checks + checks}
          />
          <SendAlert
            {...against}
            sending={sending}
            sure={sure}
            onSure={(isSure) => setSure(isSure ? sending : undefined)}
            checkboxForgotten={checks > 0}
          />
        </Stack>
      }
      answer={
        claim.form.values.declarant !== '' && (
          <Expectation
            expected={expected}
            name={who ? fullNameAmong(who, people, context.language) : ''}
            language={context.language}
            isDuplicate={[...claim.confirmed, ...warnings].includes('dubbeleNota')}
          />
        )
      }
      onNext={send}
    >
      <Stack>
        {asksWho && <WhoChoice fields={fields} people={people} />}
        <SubmittedFacts {...{ submission, people, only, steps, asksWho }} />
        {iban && <Account iban={iban} />}
        {noAccount && <AccountLacks />}
      </Stack>
    </StepFrame>
  );
}
