import { idempotencyHeader } from '@mijn/domain/headers';
import { callPaths } from '@mijn/domain/paths';
import { type Dispatch, useReducer, useRef } from 'react';
import { knowsExtensions } from './files.ts';
import type { Concept } from './concept/concept.ts';
import { type AutoSave, useConcept } from './concept/useConcept.ts';
import { createForm } from './form.ts';
import { initialState, type StateEvent, keyFor, type FormState, nextState } from './formState.ts';
import { submitOutcome } from './outcome.ts';
import { useSendFiles } from './useSendFiles.ts';
import { send as sendForm } from './send.ts';

/** A claim in the making and what can be done with it. */
export interface SubmitFlow {
  readonly formState: FormState;
  readonly report: Dispatch<StateEvent>;
  /** Sends the claim in, with the codes of the warnings that the person confirmed. */
  readonly submit: (confirmed: readonly string[]) => void;
  readonly autoSave: AutoSave;
}

/**
 * Holds a claim in memory, keeps its draft, and sends its files and itself; `only` is the one
 * person there is, `concept` the draft it goes on with.
 */
export function useSubmission(only: string | undefined, concept: Concept | undefined): SubmitFlow {
  const [formState, report] = useReducer(nextState, undefined, () => initialState(only, concept));
  const autoSave = useConcept(formState, report, concept);
  const busy = useRef(false);
  useSendFiles(formState.bestanden, report);

  const sendClaim = async (bevestigd: readonly string[]): Promise<void> => {
    const { input, bestanden } = formState;
    const sleutel = keyFor(formState.sending, () => crypto.randomUUID());
    report({ soort: 'verstuurd', sleutel, bevestigd });
    // A draft that arrived after its claim would come back as one that was not sent in.
    await autoSave.idle();
    const response = await sendForm({
      path: callPaths.submit,
      form: createForm(input, bestanden, bevestigd),
      header: { [idempotencyHeader]: sleutel },
      // Not stopped when the person leaves: what was sent in may arrive.
      signal: new AbortController().signal,
    });
    report({ soort: 'outcome', outcome: submitOutcome(response, knowsExtensions(bestanden)) });
  };

  const submit = (confirmed: readonly string[]): void => {
    // A second click can come before React has drawn the busy button.
    if (busy.current) return;
    busy.current = true;
    void sendClaim(confirmed).finally(() => {
      busy.current = false;
    });
  };
  return { formState, report, submit, autoSave };
}
