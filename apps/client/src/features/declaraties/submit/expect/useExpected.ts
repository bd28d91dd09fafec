import { useEffect, useState } from 'react';
import { sendOperation, type SendResult } from '../../../../api/sendOperation.ts';
import { expectOperation } from './expect.operations.ts';
import type { RuleContext } from '../fields/fields.ts';
import type { ClaimState } from '../state/claim.ts';
import { type Expected, toQuestion } from './expected.ts';

/** What one will get for this claim as it stands; undefined until that is known. */
export function useExpected(
  claim: ClaimState,
  { language }: RuleContext,
): SendResult<Expected> | undefined {
  const question = JSON.stringify(toQuestion(claim, language));
  const [known, setKnown] = useState<{
    readonly of: string;
    readonly result: SendResult<Expected>;
  }>();
  useEffect(() => {
    let gone = false;
    const asked: ReturnType<typeof toQuestion> = JSON.parse(question);
    void sendOperation(expectOperation, asked).then((result) => {
      if (!gone) setKnown({ of: question, result });
    });
    return () => {
      gone = true;
    };
  }, [question]);
  return known?.of === question ? known.result : undefined;
}
