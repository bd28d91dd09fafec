import { formatDay } from '@mijn/domain/dayOnScreen';
import { parseAmount } from '@mijn/domain/money';
import { pathOfConfirmation } from '@mijn/domain/filePaths';
import { pathOfDeclaratie, pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { IllustrationSuccess } from '@mijn/ui/IllustrationSuccess';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpDesk } from '../../../../help/HelpDesk.tsx';
import { MaskedIban } from '../../../../help/MaskedIban.tsx';
import { PrintButton } from '../../../../help/PrintButton.tsx';
import { useStepTitle } from '../../../../forms/useStepTitle.ts';
import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { knowsExtensions } from '../files/files.ts';
import type { ClaimState } from '../state/claim.ts';
import { LeftInFile } from './LeftInFile.tsx';
import { filesOfLeft, leftNotas } from '../state/leftNotas.ts';
import s from './Confirmation.module.css';
import type { StepProps } from './StepFrame.tsx';
import { payoutOf } from '../expect/expected.ts';
import { receivedText, resultText } from './resultText.ts';
import { summary } from './summary.ts';

// Without a known account no transfer is promised.
function payoutWords({ iban, noAccount }: Pick<StepProps, 'iban' | 'noAccount'>): ReactNode {
  if (noAccount) return m.doneStep3NoAccount();
  return iban ? <MaskedIban iban={iban} sentence={m.doneStep3} /> : m.doneStep3NoAccountShown();
}

function WhatNow(props: Pick<StepProps, 'iban' | 'noAccount'>) {
  return (
    <Card title={stepsWords.doneNext()}>
      <ol className={s['steps']}>
        <li>{stepsWords.doneStep1()}</li>
        <li>
          {payoutWords(props)} {props.noAccount && <HelpDesk />}
        </li>
      </ol>
    </Card>
  );
}

function Submitted({ submission, people }: StepProps) {
  const { today, language } = submission.context;
  // The amount is in the answer above.
  const facts = summary(submission.claim, people, language).filter(({ key }) => key !== 'bedrag');
  const on = { key: 'on', term: stepsWords.doneOn(), value: formatDay(today, language) };
  return (
    <Card title={stepsWords.doneDetails()}>
      <Facts facts={[on, ...facts]} />
    </Card>
  );
}

const isNextReady = (claim: ClaimState) => claim.waiting > 0 || leftNotas(claim).length > 0;

type BeginNextProps = Pick<StepProps, 'only'> & Pick<StepProps['submission'], 'claim' | 'report'>;

function BeginNext({ claim, report, only }: BeginNextProps) {
  const waits = isNextReady(claim);
  return (
    <Button
      variant={waits ? 'primary' : 'secondary'}
      onClick={() => report({ kind: 'another', only })}
    >
      {waits ? m.plainNext() : stepsWords.another()}
    </Button>
  );
}

// Waiting bills come first, as announced.
function Onward({ submission, only, nummer }: StepProps & { readonly nummer: string | undefined }) {
  const { claim, report } = submission;
  const waits = isNextReady(claim);
  // Present already next to the bills left in the file.
  const begin = leftNotas(claim).length === 0 && <BeginNext {...{ claim, report, only }} />;
  return (
    <ButtonGroup>
      {waits && begin}
      <Link
        href={nummer ? pathOfDeclaratie(nummer) : pages.declaraties.path}
        className={buttonClass({ variant: waits ? 'secondary' : 'primary' })}
      >
        {nummer ? stepsWords.view() : stepsWords.toDeclaraties()}
      </Link>
      {!waits && begin}
    </ButtonGroup>
  );
}

// A bill that was sent before gives nothing, whatever was expected of it.
function expectedPayout({ submission: { claim }, expected }: StepProps) {
  if (claim.confirmed.includes('dubbeleNota') || !expected?.succeeded) return undefined;
  return payoutOf(expected.value);
}

/** The confirmation: the expected payout with its date, the number, and all values to keep. */
export function Confirmation(props: StepProps) {
  const { claim } = props.submission;
  const { language } = props.submission.context;
  const sent = claim.sending.kind === 'submitted' ? claim.sending : undefined;
  const nummer = sent?.nummer;
  const withPdf = nummer !== undefined && knowsExtensions(claim.files);
  const pdf = withPdf && pathOfConfirmation(nummer, language);
  const { waiting } = claim;
  const left = leftNotas(claim);
  useStepTitle(stepsWords.doneTitle());
  return (
    <Page narrow title={stepsWords.doneTitle()} eyebrow={words.submitDeclaratie()}>
      <Answer
        kind="positive"
        icon={CircleCheckBig}
        picture={<IllustrationSuccess />}
        title={receivedText(parseAmount(claim.form.values.bedrag, language) ?? 0, language)}
      >
        <p>{resultText(expectedPayout(props), sent?.verwachtOp, language)}</p>
        {nummer && <p>{stepsWords.doneNumber({ nummer })}</p>}
        {waiting > 0 && <p>{m.doneWaiting({ aantal: waiting })}</p>}
        {!isNextReady(claim) && <p>{m.doneNoMore()}</p>}
      </Answer>
      <LeftInFile
        labels={left.map(({ label }) => label)}
        again={filesOfLeft(claim).length === 0}
        action={<BeginNext {...props.submission} only={props.only} />}
      />
      <WhatNow iban={props.iban} noAccount={props.noAccount} />
      <Submitted {...props} />
      <Onward {...props} nummer={nummer} />
      <ButtonGroup row>
        {pdf && (
          <a href={pdf} download className={buttonClass({ variant: 'subtle', small: true })}>
            {words.saveAsPdf()}
          </a>
        )}
        <PrintButton variant="subtle" small>
          {pdf ? words.print() : stepsWords.print()}
        </PrintButton>
      </ButtonGroup>
    </Page>
  );
}
