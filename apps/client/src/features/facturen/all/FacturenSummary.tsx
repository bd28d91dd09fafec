import { Answer } from '@mijn/ui/Answer';
import { Card } from '@mijn/ui/Card';
import type { IconDrawing } from '@mijn/ui/Icon';
import {
  Banknote,
  CalendarCheck,
  CalendarSync,
  CircleCheckBig,
  CircleX,
  Clock,
  HandCoins,
  Info,
  ReceiptEuro,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import { NoAccount } from '../../../help/NoAccount.tsx';
import * as m from '../../../generated/texts/all.js';
import type { Sentence } from './summarySentences.ts';
import { sentenceExplanation, sentenceWords } from './sentenceWords.ts';

// More than this is no longer an answer; the list below has them all.
const atMostAlso = 3;

type Tone = 'info' | 'positive' | 'warning' | 'negative';

const looks: Readonly<Record<Sentence['kind'], readonly [Tone, IconDrawing]>> = {
  pay: ['warning', ReceiptEuro],
  check: ['info', Clock],
  incasso: ['info', CalendarCheck],
  bothIncassos: ['warning', CalendarSync],
  herincasso: ['warning', CalendarSync],
  follows: ['warning', CircleX],
  notYet: ['info', ReceiptEuro],
  received: ['positive', Banknote],
  waits: ['warning', Banknote],
  termijnen: ['info', HandCoins],
  schuldregeling: ['info', HandCoins],
  unknown: ['info', Info],
};

function toneOf(sentence: Sentence, noAccount: boolean): Tone {
  if (sentence.kind === 'received' && noAccount) return 'warning';
  if (sentence.kind === 'pay' && (sentence.urgent || sentence.tooLate)) return 'negative';
  return looks[sentence.kind][0];
}

interface FacturenSummaryProps {
  /** The sentences, the most urgent first; empty when everything is paid. */
  readonly sentences: readonly Sentence[];
  /** The payment request that the first sentence is about, in its answer. */
  readonly about?: ReactNode;
  readonly action?: ReactNode;
  /** The result of the action, directly below it. */
  readonly outcome?: ReactNode;
  /** Whether the insurer knows no account to pay out to. */
  readonly noAccount?: boolean;
}

/** The answer of /facturen: whether to pay, how much, and by when. */
export function FacturenSummary({
  sentences,
  about,
  action,
  outcome,
  noAccount = false,
}: FacturenSummaryProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const [first, ...also] = sentences;
  const explanation =
    first?.kind === 'received' && noAccount ? '' : sentenceExplanation(first, today, language);
  const waits = sentences.some(
    ({ kind }) => kind === 'waits' || (noAccount && kind === 'received'),
  );
  const rest = (also.length > 0 || waits) && (
    <>
      {also.slice(0, atMostAlso).map((sentence) => (
        <p key={sentence.kind}>{sentenceWords(sentence, language)}</p>
      ))}
      {waits && (
        <p>
          <NoAccount />
        </p>
      )}
    </>
  );
  const answer = (
    <Answer
      kind={first ? toneOf(first, noAccount) : 'positive'}
      icon={first ? looks[first.kind][1] : CircleCheckBig}
      title={first ? sentenceWords(first, language) : m.allPaid()}
      action={action}
    >
      {about}
      {explanation && <p>{explanation}</p>}
      {!action && rest}
    </Answer>
  );
  // The button stands under the amount that it pays, and under no other.
  if (!action) return answer;
  return (
    <>
      <section>{answer}</section>
      {outcome}
      {rest && <Card>{rest}</Card>}
    </>
  );
}
