import * as scanWords from '../../../../generated/texts/scan.js';
import s from './Expectation.module.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendOperation, type SendResult } from '../../../../api/sendOperation.ts';
import { expectOperation } from '../state/submit.operations.ts';
import type { RuleContext } from '../state/claimFields.ts';
import type { ClaimState } from '../state/claim.ts';
import { type Expected, toQuestion, payoutOf, payoutText, toCalculated } from './expected.ts';
import { Answer } from '@mijn/ui/Answer';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Skeleton } from '@mijn/ui/Skeleton';
import { Stack } from '@mijn/ui/Stack';
import { Banknote } from 'lucide-react';
import type { Language } from '@mijn/domain/language';
import { Stairs } from '../../detail/Calculation.tsx';

/**
 * Requests the expected payout of this claim while `active`, and keeps it for as long as the claim is the
 * same; undefined until it is loaded.
 */
export function useExpected(
  claim: ClaimState,
  { language }: RuleContext,
  active: boolean,
): SendResult<Expected> | undefined {
  const variables = toQuestion(claim, language);
  const question = JSON.stringify(variables);
  const [known, setKnown] = useState<{
    readonly question: string;
    readonly result: SendResult<Expected>;
  }>();
  const request = useEffectEvent(() => sendOperation(expectOperation, variables));
  useEffect(() => {
    if (!active) return undefined;
    let gone = false;
    void request().then((result) => {
      if (!gone) setKnown({ question, result });
    });
    return () => {
      gone = true;
    };
  }, [question, active]);
  return known?.question === question ? known.result : undefined;
}

const withheldTexts: Readonly<Record<string, () => string>> = {
  afgeschermd: scanWords.expectHidden,
  gedeeldBudget: scanWords.expectShared,
  eigenRisicoOnbekend: scanWords.expectUnknown,
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
  const withheld = (withheldTexts[weggelaten ?? ''] ?? scanWords.expectFailed)();
  if (!payout) return <p>{withheld}</p>;
  return (
    <Answer
      kind={payout.cents > 0 ? 'positive' : 'info'}
      icon={Banknote}
      title={payoutText(payout, language)}
    >
      {verwachting ? (
        <Disclosure title={scanWords.expectHow()}>
          <Stack>
            <p>{scanWords.expectIs()}</p>
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
      {isDuplicate && <p>{scanWords.expectDuplicate()}</p>}
      {!isDuplicate && !expected && <Skeleton kind="surface" text={scanWords.expectBusy()} />}
      {!isDuplicate && expected?.succeeded === false && <p>{scanWords.expectFailed()}</p>}
      {!isDuplicate && expected?.succeeded && (
        <ExpectedPayout {...props} expected={expected.value} />
      )}
    </div>
  );
}
