import { formatDay, formatDayWithoutYear } from '@mijn/domain/datum';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import {
  declaratieAnswer,
  type DeclaratieAnswer,
  type LaterReason,
  type NothingReason,
} from '@mijn/domain/declaratie';
import { formatAmount } from '@mijn/domain/money';
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

// Several reasons are shown with their amounts, which add up to the claimed amount.
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

// After a partial set-off the amount was not transferred as a whole, so its parts are named below.
function title(answer: AnswerOfKind<'paidOut'>, toMe: boolean, amount: string): string {
  const { betaald, rest } = answer;
  const bedrag = { bedrag: amount };
  if (rest === 0) return m.verrekeningTitle(bedrag);
  if (rest < answer.bedrag) return m.weReimburse(bedrag);
  if (toMe) return betaald ? m.youGot(bedrag) : m.youGet(bedrag);
  return betaald ? declaratiesWords.isPaidOut(bedrag) : m.willBePaidOut(bedrag);
}

// Nothing comes until the person gives an account.
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
  const { language, config } = useAppEnvironment();
  const amount = formatAmount(answer.bedrag, language);
  const whole = answer.rest === answer.bedrag;
  return (
    <AnswerBlock
      kind="positive"
      icon={Banknote}
      picture={<IllustrationSuccess brand={config.merk} />}
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
  /** The year of the treatment; that of the claim when the insurer does not tell. */
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

// Own risk belongs to a year. Of a bill over two years, only that of the second can be unknown.
function lastYearOf({
  behandelDatum,
  datum,
  ingediendeRegels,
}: Pick<DeclaratieDetail, 'behandelDatum' | 'datum' | 'ingediendeRegels'>): string {
  const days = ingediendeRegels.map((line) => line.behandelDatum).toSorted();
  return (days.at(-1) ?? behandelDatum ?? datum).slice(0, 4);
}

/** The answer of a claim: the payout, why there is none, or the next step. */
export function AnswerCard(props: {
  readonly declaratie: DeclaratieDetail;
  /** Whether the money goes to the viewer's account. */
  readonly toMe: boolean;
  readonly today: string;
  /** Whether the insurer knows no account to pay out to. */
  readonly noAccount?: boolean;
  /** Whether the viewer is the owner of the account. */
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
