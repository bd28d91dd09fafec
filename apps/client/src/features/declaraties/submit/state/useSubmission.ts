import { type Dispatch, useCallback, useReducer, useRef, useState } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { bindFields, type BoundFields } from '../../../../forms/bindFields.ts';
import type { FieldName } from '../../../../forms/formState.ts';
import type { Concept } from '../concept/concept.ts';
import { type AutoSave, useConcept } from '../concept/useConcept.ts';
import { type ClaimValues, claimRules, type RuleContext } from '../fields/fields.ts';
import { sendClaim } from '../send/sendClaim.ts';
import { type ClaimState, contextOf, initialState, keyFor } from './claim.ts';
import { type ClaimEvent, nextState } from './claimState.ts';

/** A claim in the making and what can be done with it: all that the steps are given of it. */
export interface Submission {
  readonly claim: ClaimState;
  readonly report: Dispatch<ClaimEvent>;
  /** Ties the fields of a step to it. */
  readonly bind: (names: readonly FieldName<ClaimValues>[]) => BoundFields<ClaimValues>;
  readonly context: RuleContext;
  /** Sends the claim in, with the codes of the warnings that the person confirmed. */
  readonly submit: (confirmed: readonly string[]) => void;
  readonly autoSave: AutoSave;
  /** When the draft that this claim continues was last kept, RFC 3339; undefined once the person has been told. */
  readonly resumedFrom: string | undefined;
  /** Notes that the person has been told. */
  readonly markTold: () => void;
}

interface Start {
  /** The one person there is to claim for. */
  readonly only: string | undefined;
  /** The draft it goes on with. */
  readonly concept: Concept | undefined;
  /** `yyyy-mm-dd` */
  readonly today: string;
}

/** Ties the fields of a step to a claim, whose rules judge them. */
export function bindClaim(
  claim: ClaimState,
  report: Dispatch<ClaimEvent>,
  context: RuleContext,
): Submission['bind'] {
  return (names) =>
    bindFields({
      state: claim.form,
      report: (event) => report({ kind: 'form', event }),
      rules: claimRules,
      names,
      context: contextOf(claim, context),
    });
}

/** Holds a claim in memory, keeps its draft, and sends it in. */
export function useSubmission({ only, concept, today }: Start): Submission {
  const { language } = useAppEnvironment();
  const context: RuleContext = { today, language };
  const [claim, report] = useReducer(nextState, undefined, () => initialState(only, concept));
  const autoSave = useConcept(claim, report, concept, only);
  const [resumedFrom, setResumedFrom] = useState(concept?.bijgewerktOp);
  const markTold = useCallback(() => setResumedFrom(undefined), []);
  const busy = useRef(false);
  // The insurer missed a file of this claim: the same key then goes with the files themselves.
  const again = useRef(false);

  const send = async (confirmed: readonly string[]): Promise<void> => {
    const { sending } = claim;
    if (sending.kind !== 'failed') again.current = false;
    const key = keyFor(sending, () => crypto.randomUUID());
    report({ kind: 'sent', key, confirmed });
    // A draft that arrived after its claim would come back as one that was not sent in.
    await autoSave.pause();
    const sent = await sendClaim({
      claim,
      confirmed,
      language,
      idempotencyKey: key,
      again: again.current,
    });
    again.current = sent.again;
    report({ kind: 'outcome', outcome: sent.outcome, context });
  };

  const submit = (confirmed: readonly string[]): void => {
    // A second click can come before React has drawn the busy button.
    if (busy.current) return;
    busy.current = true;
    void send(confirmed).finally(() => {
      busy.current = false;
    });
  };
  const bind = bindClaim(claim, report, context);
  return { claim, report, bind, context, submit, autoSave, resumedFrom, markTold };
}
