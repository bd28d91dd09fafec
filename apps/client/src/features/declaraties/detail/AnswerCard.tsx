import { formatDay, formatDayWithoutYear } from '@mijn/domain/dayOnScreen';
import { formatList } from '@mijn/domain/formatList';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { Answer as AnswerBlock } from '@mijn/ui/Answer';
import { IllustrationSuccess } from '@mijn/ui/IllustrationSuccess';
import { Banknote, Clock, FileSearch, Info } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { MaskedIban } from '../../../help/MaskedIban.tsx';
import { NoAccount } from '../../../help/NoAccount.tsx';
import * as m from '../../../generated/texts/detail.js';
import * as declaratiesWords from '../../../generated/texts/declaraties.js';
import { CountsInTermijnen } from './CountsInTermijnen.tsx';
import { Verrekeningen } from './Verrekeningen.tsx';
import {
  declaratieAnswer,
  type DeclaratieAnswer,
  type LaterReason,
  type NothingReason,
} from '@mijn/domain/declaratieAnswer';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { countedInTermijnen, staircaseAmounts } from '@mijn/domain/staircase';

type AnswerOfKind<S extends DeclaratieAnswer['kind']> = Extract<DeclaratieAnswer, { kind: S }>;

const nothingText: Record<Exclude<NothingReason, 'more'>, () => string> = {
  eigenRisico: m.nothingEigenRisico,
  nietVergoed: m.nothingNotCovered,
  dubbeleNota: m.nothingDuplicate,
  budgetOp: m.nothingBudgetUsed,
  geenDekking: m.nothingNoCover,
  nietVerzekerd: m.nothingNotInsured,
  teOud: m.nothingTooOld,
  wettelijkeBijdrage: m.nothingWettelijkeBijdrage,
};

// Several reasons are said in amounts: they add up to what was claimed.
function nothingWords(
  reason: NothingReason,
  regels: DeclaratieDetail['regels'],
  language: Language,
): string {
  if (reason !== 'more') return nothingText[reason]();
  const { notCovered, wettelijkeBijdrage, eigenRisico } = staircaseAmounts(regels);
  const parts = (
    [
      [eigenRisico, m.partEigenRisico],
      [wettelijkeBijdrage, m.partBijdrage],
      [notCovered, m.partNotCovered],
    ] as const
  ).flatMap(([cents, part]) =>
    cents > 0 ? [part({ bedrag: formatAmount(cents, language) })] : [],
  );
  return m.nothingMore({ parts: formatList(parts, language) });
}

const laterText: Record<LaterReason, (year: string) => string> = {
  busyPeriod: m.busyPeriod,
  duplicate: m.laterDuplicate,
  staff: m.laterStaff,
  unknownEigenRisico: (year) => m.laterEigenRisico({ year }),
};

function WhereAndWhen({ answer }: { readonly answer: AnswerOfKind<'paidOut'> }) {
  const { language } = useAppEnvironment();
  const { datum, betaald, iban } = answer;
  if (datum === undefined) return m.willBeTransferred();
  const around = formatDayWithoutYear(datum, language);
  if (iban === undefined) return m.arrivesAroundWithout({ day: around });
  const sentence = (account: { readonly iban: string }) =>
    betaald
      ? m.transferred({ day: formatDay(datum, language), ...account })
      : m.arrivesAround({ day: around, ...account });
  return <MaskedIban iban={iban} sentence={sentence} />;
}

// What was set off in part was not transferred as a whole: how the amount came stands under it.
function title(answer: AnswerOfKind<'paidOut'>, toMe: boolean, amount: string): string {
  const { betaald, rest } = answer;
  const bedrag = { bedrag: amount };
  if (rest === 0) return m.verrekeningTitle(bedrag);
  if (rest < answer.bedrag) return m.weReimburse(bedrag);
  if (toMe) return betaald ? m.youGot(bedrag) : m.youGet(bedrag);
  return betaald ? declaratiesWords.isPaidOut(bedrag) : m.willBePaidOut(bedrag);
}

// Nothing to wait for: somebody has to give an account first.
function Waiting(props: {
  readonly answer: AnswerOfKind<'paidOut'>;
  readonly payer: boolean;
  readonly verrekeningen: DeclaratieDetail['verrekeningen'];
}) {
  const { language } = useAppEnvironment();
  const bedrag = formatAmount(props.answer.rest, language);
  return (
    <AnswerBlock kind="warning" icon={Banknote} title={m.waitsTitle({ bedrag })}>
      <p>{props.payer ? <NoAccount /> : m.waitsPayer()}</p>
      <Verrekeningen verrekeningen={props.verrekeningen} />
    </AnswerBlock>
  );
}

function PaidOut(props: {
  readonly answer: AnswerOfKind<'paidOut'>;
  readonly toMe: boolean;
  readonly regels: DeclaratieDetail['regels'];
  readonly verrekeningen: DeclaratieDetail['verrekeningen'];
}) {
  const { answer, toMe, regels, verrekeningen } = props;
  const { language } = useAppEnvironment();
  const amount = formatAmount(answer.bedrag, language);
  const whole = answer.rest === answer.bedrag;
  return (
    <AnswerBlock
      kind="positive"
      icon={Banknote}
      picture={<IllustrationSuccess />}
      title={title(answer, toMe, amount)}
    >
      <Verrekeningen verrekeningen={verrekeningen} />
      {answer.rest > 0 && (
        <p>
          {!whole && m.restOfIt({ bedrag: formatAmount(answer.rest, language) })}{' '}
          <WhereAndWhen answer={answer} />
        </p>
      )}
      <CountsInTermijnen cents={countedInTermijnen(regels)} />
    </AnswerBlock>
  );
}

function UnderWay(props: {
  readonly answer: AnswerOfKind<'submitted' | 'inBehandeling'>;
  /** The year of the treatment; the claim's own where the insurer does not tell. */
  readonly jaar: string;
}) {
  const { answer, jaar } = props;
  const { language } = useAppEnvironment();
  const received = answer.kind === 'submitted';
  return (
    <AnswerBlock
      kind="info"
      icon={received ? Clock : FileSearch}
      title={received ? m.submitted() : m.inProgress()}
    >
      <p>
        {received ? m.submittedLater() : m.inProgressLater()}
        {answer.verwachtOp && <> {m.resultBy({ day: formatDay(answer.verwachtOp, language) })}</>}
      </p>
      {answer.later.map((reason) => (
        <p key={reason}>{laterText[reason](jaar)}</p>
      ))}
    </AnswerBlock>
  );
}

// Own risk is settled year by year: where that of a bill over two years is not known, it is the last one's.
function lastYearOf({
  behandelDatum,
  datum,
  ingediendeRegels,
}: Pick<DeclaratieDetail, 'behandelDatum' | 'datum' | 'ingediendeRegels'>): string {
  const days = ingediendeRegels.map((line) => line.behandelDatum).toSorted();
  return (days.at(-1) ?? behandelDatum ?? datum).slice(0, 4);
}

/** The answer of a claim's page: what one gets, why one gets nothing, or what happens next. */
export function AnswerCard(props: {
  readonly declaratie: DeclaratieDetail;
  /** The money goes to the account of who looks. */
  readonly toMe: boolean;
  readonly today: string;
  /** The insurer tells that it knows no account to pay to. */
  readonly noAccount?: boolean;
  /** Whether who looks is the one whose account it is. */
  readonly payer?: boolean;
}) {
  const answer = declaratieAnswer(props.declaratie, props.today, props.noAccount);
  const { regels, verrekeningen } = props.declaratie;
  const { language } = useAppEnvironment();
  if (answer.kind === 'paidOut' && answer.waits) {
    return <Waiting answer={answer} payer={props.payer ?? true} verrekeningen={verrekeningen} />;
  }
  if (answer.kind === 'paidOut') {
    return (
      <PaidOut answer={answer} toMe={props.toMe} regels={regels} verrekeningen={verrekeningen} />
    );
  }
  if (answer.kind !== 'nothing') {
    return <UnderWay answer={answer} jaar={lastYearOf(props.declaratie)} />;
  }
  return (
    <AnswerBlock kind="warning" icon={Info} title={nothingWords(answer.reason, regels, language)}>
      <p>{m.nothingExplanation()}</p>
    </AnswerBlock>
  );
}
