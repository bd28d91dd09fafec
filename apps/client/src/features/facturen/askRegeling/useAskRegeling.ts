import { useReducer } from 'react';
import { useRevalidation } from '../../../router/hooks.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { bindFields, type BoundFields } from '../../../forms/bindFields.ts';
import {
  type FormEvent,
  type FormState,
  initialFormState,
  nextFormState,
} from '../../../forms/formState.ts';
import type { Rules } from '../../../forms/rules.ts';
import * as m from '../../../generated/texts/askRegeling.js';
import { startRegelingOperation } from './askRegeling.operations.ts';
import { parseChoice } from './regelingChoice.ts';

/** What the form holds: the way that was chosen. */
export interface RegelingValues {
  readonly choice: string;
}

const rules: Rules<RegelingValues, undefined> = {
  choice: (value) => (parseChoice(value) ? undefined : m.choose()),
};

/** Asking for an arrangement. */
export interface AskingRegeling {
  readonly fields: BoundFields<RegelingValues>;
  readonly phase: MutationPhase;
  readonly send: () => Promise<void>;
}

const empty = initialFormState<RegelingValues>({ choice: '' });
const next = (
  state: FormState<RegelingValues>,
  event: FormEvent<RegelingValues>,
): FormState<RegelingValues> => nextFormState(state, event);

/** Asks to pay a payment request in terms; the page then tells what is so. */
export function useAskRegeling(kenmerk: string): AskingRegeling {
  const { revalidate } = useRevalidation();
  const [state, report] = useReducer(next, empty);
  const fields = bindFields({ state, report, rules, names: ['choice'], context: undefined });
  const { phase, send } = useMutation((choice: { maanden: number; termijnBedrag: number }) =>
    sendOperation(startRegelingOperation, { kenmerk, ...choice }),
  );
  return {
    fields,
    phase,
    send: async () => {
      const choice = fields.check() ? parseChoice(state.values.choice) : undefined;
      if (choice && (await send(choice))?.succeeded) await revalidate();
    },
  };
}
