import { type Dispatch, useCallback, useReducer, useRef, useState } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { bindFields, type BoundFields } from '../../../../forms/bindFields.ts';
import type { FieldName } from '../../../../forms/formState.ts';
import type { Concept } from '../state/draftContent.ts';
import { type AutoSave, useConcept } from '../draft/useDraft.ts';
import { type ClaimValues, claimRules, type RuleContext } from '../state/claimFields.ts';
import { sendClaim } from '../send/sendClaim.ts';
import { type ClaimState, contextOf, initialState, keyFor } from '../state/claim.ts';
import { type ClaimEvent, nextState } from '../state/claimReducer.ts';

/** A claim in the making with its actions, for the steps. */
export interface Submission {
  readonly claim: ClaimState;
  readonly report: Dispatch<ClaimEvent>;
  readonly bind: (names: readonly FieldName<ClaimValues>[]) => BoundFields<ClaimValues>;
  readonly context: RuleContext;
  /** Submits the claim, with the codes of the warnings that the person confirmed. */
  readonly submit: (confirmed: readonly string[]) => void;
  readonly autoSave: AutoSave;
  /** Last save of the draft that this claim continues, RFC 3339; undefined once the person was told. */
  readonly draftSavedAt: string | undefined;
  readonly dismissResumeNotice: () => void;
}

interface Start {
  /** The only person to claim for. */
  readonly only: string | undefined;
  /** The draft to continue. */
  readonly concept: Concept | undefined;
  /** `yyyy-mm-dd` */
  readonly today: string;
}

/** Binds the fields of a step to a claim and its rules. */
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

/** Keeps a claim in memory, saves its draft, and submits it. */
export function useSubmission({ only, concept, today }: Start): Submission {
  const { language } = useAppEnvironment();
  const context: RuleContext = { today, language };
  const [claim, report] = useReducer(nextState, undefined, () => initialState(only, concept));
  const autoSave = useConcept(claim, report, concept, only);
  const [draftSavedAt, setResumedFrom] = useState(concept?.bijgewerktOp);
  const dismissResumeNotice = useCallback(() => setResumedFrom(undefined), []);
  const busy = useRef(false);
  // The insurer no longer had a file of this claim: the same key is then used with the files themselves.
  const again = useRef(false);

  const send = async (confirmed: readonly string[]): Promise<void> => {
    const { sending } = claim;
    if (sending.kind !== 'failed') again.current = false;
    const key = keyFor(sending, () => crypto.randomUUID());
    report({ kind: 'sent', key, confirmed });
    // A draft that arrives after its claim would return as one that was not submitted.
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
    // A second click can come before React has rendered the busy button.
    if (busy.current) return;
    busy.current = true;
    void send(confirmed).finally(() => {
      busy.current = false;
    });
  };
  const bind = bindClaim(claim, report, context);
  return { claim, report, bind, context, submit, autoSave, draftSavedAt, dismissResumeNotice };
}
