import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import { Alert } from '@mijn/ui/Alert';
import type { ReactNode } from 'react';
import { formatDay } from '@mijn/domain/datum';
import { parseAmount } from '@mijn/domain/money';
import { pathOfConfirmation } from '@mijn/domain/filePaths';
import { pathOfDeclaratie, pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { IllustrationSuccess } from '@mijn/ui/IllustrationSuccess';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { CircleCheckBig } from 'lucide-react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { HelpDesk } from '../../../../help/HelpDesk.tsx';
import { MaskedIban } from '../../../../help/MaskedIban.tsx';
import { PrintButton } from '../../../../help/PrintButton.tsx';
import { useStepTitle } from '../../../../forms/useStepTitle.ts';
import { knowsExtensions } from '../state/files.ts';
import { type ClaimState, filesOfRemaining, remainingNotas } from '../state/claim.ts';
import type { StepProps } from './StepFrame.tsx';
import { payoutOf, receivedText, resultText } from '../send/expected.ts';
import { summary } from './summary.ts';

interface RemainingInFileProps {
  readonly labels: readonly string[];
  /** Whether the file has to be added again for them. */
  readonly again: boolean;
  readonly action: ReactNode;
}

/**
 * Names the other bills in the file of a submitted claim, which were not submitted; renders nothing without
 * any.
 */
export function RemainingInFile({ labels, again, action }: RemainingInFileProps) {
  const count = labels.length;
  if (count === 0) return null;
  return (
    <Alert kind="warning" title={wizardWords.leftTitle({ count })} action={action}>
      <ul>
        {labels.map((label, at) => (
          <li key={at}>{label}</li>
        ))}
      </ul>
      {again && <p>{wizardWords.leftAgain()}</p>}
    </Alert>
  );
}

// Without a known account no transfer is promised.
function payoutWords({ iban, noAccount }: Pick<StepProps, 'iban' | 'noAccount'>): ReactNode {
  if (noAccount) return m.doneStep3NoAccount();
  return iban ? <MaskedIban iban={iban} sentence={m.doneStep3} /> : m.doneStep3NoAccountShown();
}

function Submitted({ submission, people }: StepProps) {
  const { today, language } = submission.context;
  // The amount is in the answer above.
  const facts = summary(submission.claim, people, language).filter(({ key }) => key !== 'bedrag');
  const on = { key: 'on', term: wizardWords.doneOn(), value: formatDay(today, language) };
  return (
    <Card>
      <Disclosure title={wizardWords.doneDetails()}>
        <Facts facts={[on, ...facts]} />
      </Disclosure>
    </Card>
  );
}

const isNextReady = (claim: ClaimState) => claim.waiting > 0 || remainingNotas(claim).length > 0;

type BeginNextProps = Pick<StepProps, 'only'> & Pick<StepProps['submission'], 'claim' | 'report'>;

function BeginNext({ claim, report, only }: BeginNextProps) {
  const waits = isNextReady(claim);
  return (
    <Button
      variant={waits ? 'primary' : 'secondary'}
      onClick={() => report({ kind: 'another', only })}
    >
      {waits ? m.plainNext() : wizardWords.another()}
    </Button>
  );
}

// Waiting bills come first, as announced.
function Onward({ submission, only, nummer }: StepProps & { readonly nummer: string | undefined }) {
  const { claim, report } = submission;
  const waits = isNextReady(claim);
  // Present already next to the bills left in the file.
  const begin = remainingNotas(claim).length === 0 && <BeginNext {...{ claim, report, only }} />;
  return (
    <ButtonGroup>
      {waits && begin}
      <Link
        href={nummer ? pathOfDeclaratie(nummer) : pages.declaraties.path}
        className={buttonClass({ variant: waits ? 'secondary' : 'primary' })}
      >
        {nummer ? wizardWords.view() : wizardWords.toDeclaraties()}
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

/** The confirmation: the expected payout with its date and account, the number, and all values to keep. */
export function Confirmation(props: StepProps) {
  const { claim } = props.submission;
  const { language } = props.submission.context;
  const { merk } = useAppEnvironment().config;
  const sent = claim.sending.kind === 'submitted' ? claim.sending : undefined;
  const nummer = sent?.nummer;
  const withPdf = nummer !== undefined && knowsExtensions(claim.files);
  const pdf = withPdf && pathOfConfirmation(nummer, language);
  const { waiting } = claim;
  const left = remainingNotas(claim);
  useStepTitle(wizardWords.doneTitle());
  return (
    <Page narrow title={wizardWords.doneTitle()} eyebrow={words.submitDeclaratie()}>
      <Answer
        kind="positive"
        icon={CircleCheckBig}
        picture={<IllustrationSuccess brand={merk} />}
        title={receivedText(parseAmount(claim.form.values.bedrag, language) ?? 0, language)}
      >
        <p>{resultText(expectedPayout(props), sent?.verwachtOp, language)}</p>
        <p>
          {payoutWords(props)} {props.noAccount && <HelpDesk />}
        </p>
        {nummer && <p>{wizardWords.doneNumber({ nummer })}</p>}
        {waiting > 0 && <p>{m.doneWaiting({ aantal: waiting })}</p>}
        {!isNextReady(claim) && <p>{m.doneNoMore()}</p>}
      </Answer>
      <RemainingInFile
        labels={left.map(({ label }) => label)}
        again={filesOfRemaining(claim).length === 0}
        action={<BeginNext {...props.submission} only={props.only} />}
      />
      <Submitted {...props} />
      <Onward {...props} nummer={nummer} />
      <ButtonGroup row>
        {pdf && (
          <a href={pdf} download className={buttonClass({ variant: 'secondary', small: true })}>
            {words.saveAsPdf()}
          </a>
        )}
        <PrintButton variant="secondary" small>
          {pdf ? words.print() : wizardWords.print()}
        </PrintButton>
      </ButtonGroup>
    </Page>
  );
}
