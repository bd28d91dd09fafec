import { useEffect, useEffectEvent, useState } from 'react';
import { sendOperation, type SendResult } from '../../../../api/sendOperation.ts';
import { expectOperation } from './expect.operations.ts';
import type { RuleContext } from '../fields/fields.ts';
import type { ClaimState } from '../state/claim.ts';
import { type Expected, toQuestion } from './expected.ts';

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
