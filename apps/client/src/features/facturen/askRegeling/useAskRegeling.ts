import { useRevalidation } from '../../../api/revalidation.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { type Fields, useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import { startRegelingOperation } from './askRegeling.operations.ts';
import {
  askRegelingFields,
  choiceValue,
  parseChoice,
  type RegelingBetaalverzoek,
  type RegelingChoice,
} from './regelingChoice.ts';

export interface RegelingValues {
  readonly choice: string;
}

const form = {
  empty: { choice: '' },
  rules: {
    // An option of another amount that was removed or not offered before is not chosen.
    choice: (value: string, choices: readonly RegelingChoice[]) =>
      choices.some((one) => choiceValue(one) === value) ? undefined : askRegelingWords.choose(),
  },
  names: [askRegelingFields.choice],
} as const;

export interface AskingRegeling {
  readonly fields: Fields<RegelingValues>;
  readonly phase: MutationPhase;
  readonly send: () => Promise<void>;
}

/** Asks to pay a payment request in instalments, then revalidates the page. */
export function useAskRegeling({
  betalingsKenmerk: kenmerk,
  regelingKeuzes,
}: RegelingBetaalverzoek): AskingRegeling {
  const { revalidate } = useRevalidation();
  const posted = usePostOutcome(askRegelingFields.form);
  const fields = useFields<RegelingValues, readonly RegelingChoice[]>(
    { ...form, context: regelingKeuzes },
    posted,
  );
  const { phase, send } = useMutation(
    (choice: { maanden: number; termijnBedrag: number }) =>
      sendOperation(startRegelingOperation, { kenmerk, ...choice }),
    { keepsInput: true },
  );
  const problem = phase === 'idle' && posted?.problem;
  return {
    fields,
    phase: problem || phase,
    send: async () => {
      const choice = fields.check() ? parseChoice(fields.values.choice) : undefined;
      if (choice && (await send(choice))?.succeeded) await revalidate();
    },
  };
}
