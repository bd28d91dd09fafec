import { Answer } from '@mijn/ui/Answer';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Skeleton } from '@mijn/ui/Skeleton';
import { Stack } from '@mijn/ui/Stack';
import { Banknote } from 'lucide-react';
import type { Language } from '@mijn/domain/language';
import type { SendResult } from '../../../../api/sendOperation.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import { Stairs } from '../../detail/Calculation.tsx';
import { type Expected, payoutOf, payoutText, toCalculated } from './expected.ts';
import s from './Expectation.module.css';

const withheldTexts: Readonly<Record<string, () => string>> = {
  afgeschermd: notaWords.expectHidden,
  gedeeldBudget: notaWords.expectShared,
  eigenRisicoOnbekend: notaWords.expectUnknown,
};

interface ExpectedPayoutProps {
  readonly expected: Expected;
  /** Name of the person who received the care. */
  readonly name: string;
  readonly language: Language;
}

function ExpectedPayout({ expected, name, language }: ExpectedPayoutProps) {
  const { verwachting, weggelaten } = expected;
  const payout = payoutOf(expected);
  const withheld = (withheldTexts[weggelaten ?? ''] ?? notaWords.expectFailed)();
  if (!payout) return <p>{withheld}</p>;
  return (
    <Answer
      kind={payout.cents > 0 ? 'positive' : 'info'}
      icon={Banknote}
      title={payoutText(payout, language)}
    >
      {verwachting ? (
        <Disclosure title={notaWords.expectHow()}>
          <Stack>
            <p>{notaWords.expectIs()}</p>
            <Stairs
              regels={verwachting.regels.map((line) => toCalculated(line, name))}
              lastStep="expected"
            />
          </Stack>
        </Disclosure>
      ) : (
        <p>{withheld}</p>
      )}
    </Answer>
  );
}

interface ExpectationProps extends Omit<ExpectedPayoutProps, 'expected'> {
  /** Whether the insurer warned that the same bill was submitted before. */
  readonly isDuplicate?: boolean;
  /** Undefined while it is calculated. */
  readonly expected: SendResult<Expected> | undefined;
}

/** The expected payout before submitting: calculated by the insurer, and only an expectation. */
export function Expectation({ isDuplicate = false, expected, ...props }: ExpectationProps) {
  // The insurer has no such call.
  if (expected?.succeeded === false && expected.problem === 'missing') return null;
  return (
    <div className={s['expectation']}>
      {isDuplicate && <p>{notaWords.expectDuplicate()}</p>}
      {!isDuplicate && !expected && <Skeleton kind="surface" text={notaWords.expectBusy()} />}
      {!isDuplicate && expected?.succeeded === false && <p>{notaWords.expectFailed()}</p>}
      {!isDuplicate && expected?.succeeded && (
        <ExpectedPayout {...props} expected={expected.value} />
      )}
    </div>
  );
}
