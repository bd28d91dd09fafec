import { useEffect, useEffectEvent, useState } from 'react';
import { sendOperation, type SendResult } from '../../../../api/sendOperation.ts';
import { expectOperation } from './expect.operations.ts';
import type { RuleContext } from '../fields/fields.ts';
import type { ClaimState } from '../state/claim.ts';
import { type Expected, toQuestion } from './expected.ts';

/** Returns the expected reimbursement of this claim; undefined until it is loaded. */
export function useExpected(
  claim: ClaimState,
  { language }: RuleContext,
): SendResult<Expected> | undefined {
  const asked = toQuestion(claim, language);
  const question = JSON.stringify(asked);
  const [known, setKnown] = useState<{
    readonly of: string;
    readonly result: SendResult<Expected>;
  }>();
  const expect = useEffectEvent(() => sendOperation(expectOperation, asked));
  useEffect(() => {
    let gone = false;
    void expect().then((result) => {
      if (!gone) setKnown({ of: question, result });
    });
    return () => {
      gone = true;
    };
  }, [question]);
  return known?.of === question ? known.result : undefined;
}
