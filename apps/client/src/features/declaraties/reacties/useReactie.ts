import type { VariablesOf } from 'gql.tada';
import { useState } from 'react';
import { useRevalidation } from '../../../api/revalidation.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { type Fields, type FieldsForm, useFields } from '../../../forms/useFields.ts';
import { sendReactieOperation } from '../declaraties.operations.ts';
import { useFlash } from '../../../forms/useFlash.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { questionForm, questionError } from './question.ts';

/** The raw values of a question, by their names on the wire. */
export interface QuestionValues {
  /** Number of the line; '' for the whole claim. */
  readonly regel: string;
  readonly tekst: string;
}

/** The state of a question that is being written. */
export interface ReactieSending {
  readonly phase: MutationPhase;
  readonly open: boolean;
  /** Whether the open form has input. */
  readonly filledIn: boolean;
  readonly fields: Fields<QuestionValues>;
  readonly setOpen: (open: boolean) => void;
  readonly send: () => Promise<void>;
}

const form: FieldsForm<QuestionValues, undefined> = {
  empty: { regel: '', tekst: '' },
  rules: { tekst: questionError },
  names: ['tekst'],
  context: undefined,
};

/** Keeps a question while it is written, and sends it. */
export function useReactie(nummer: string): ReactieSending {
  const { phase, send } = useMutation(
    (variables: VariablesOf<typeof sendReactieOperation>) =>
      sendOperation(sendReactieOperation, variables),
    { keepsInput: true },
  );
  const { revalidate } = useRevalidation();
  const posted = usePostOutcome(questionForm.name);
  const sent = useFlash(questionForm.sent) === true;
  const [open, setOpen] = useState(posted !== undefined);
  const fields = useFields(form, posted);
  const perform = async (): Promise<void> => {
    if (!fields.check()) return;
    const { regel, tekst } = fields.values;
    const line = regel === '' ? null : Number(regel);
    // The insurer knows the same words again while they are open, so each attempt has its own key.
    const sleutel = crypto.randomUUID();
    const result = await send({ sleutel, nummer, regel: line, tekst: tekst.trim() });
    if (!result?.succeeded) return;
    setOpen(false);
    fields.empty();
    await revalidate();
  };
  const filledIn = open && fields.values.tekst !== '';
  // The outcome of a post before script.
  const before = posted?.problem ?? (sent ? 'succeeded' : phase);
  return {
    phase: phase === 'idle' ? before : phase,
    open,
    filledIn,
    fields,
    setOpen,
    send: perform,
  };
}
