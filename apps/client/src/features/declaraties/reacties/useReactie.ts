import type { VariablesOf } from 'gql.tada';
import { useReducer, useState } from 'react';
import { useRevalidation } from '../../../router/hooks.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import type { PostOutcome } from '../../../api/createAction.ts';
import { bindFields, type BoundFields } from '../../../forms/bindFields.ts';
import {
  type FormEvent,
  type FormState,
  initialFormState,
  nextFormState,
} from '../../../forms/formState.ts';
import type { Rules } from '../../../forms/rules.ts';
import { sendReactieOperation } from '../declaraties.operations.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { questionForm } from './questionForm.ts';
import { questionError } from './questionError.ts';

/** A question as typed, by its names on the wire. */
export interface QuestionValues {
  /** The number of the line it is about; '': the whole claim. */
  readonly regel: string;
  readonly tekst: string;
}

/** A question that is being written. */
export interface ReactieSending {
  readonly phase: MutationPhase;
  readonly open: boolean;
  readonly fields: BoundFields<QuestionValues>;
  readonly setOpen: (open: boolean) => void;
  readonly send: () => Promise<void>;
}

type QuestionEvent = FormEvent<QuestionValues> | { readonly kind: 'taken' };

const rules: Rules<QuestionValues, undefined> = { tekst: questionError };
const empty = initialFormState<QuestionValues>({ regel: '', tekst: '' });

// What was posted without script stands there again, with what is wrong.
function startFrom(posted: PostOutcome | undefined): FormState<QuestionValues> {
  if (posted === undefined) return empty;
  const { regel = '', tekst = '' } = posted.values;
  const errors = { tekst: posted.errors['tekst'] };
  return { ...empty, values: { regel, tekst }, errors, found: errors };
}

// What was written goes only once it was taken.
function nextQuestion(
  state: FormState<QuestionValues>,
  event: QuestionEvent,
): FormState<QuestionValues> {
  return event.kind === 'taken' ? empty : nextFormState(state, event);
}

/** Keeps a question while it is written and sends it. */
export function useReactie(nummer: string): ReactieSending {
  const { phase, send } = useMutation((variables: VariablesOf<typeof sendReactieOperation>) =>
    sendOperation(sendReactieOperation, variables),
  );
  const { revalidate } = useRevalidation();
  const posted = usePostOutcome(questionForm.name);
  const [open, setOpen] = useState(posted !== undefined);
  const [state, report] = useReducer(nextQuestion, posted, startFrom);
  const fields = bindFields({ state, report, rules, names: ['tekst'], context: undefined });
  const perform = async (): Promise<void> => {
    if (!fields.check()) return;
    const { regel, tekst } = state.values;
    const line = regel === '' ? null : Number(regel);
    const result = await send({ nummer, regel: line, tekst: tekst.trim() });
    if (!result?.succeeded) return;
    setOpen(false);
    report({ kind: 'taken' });
    await revalidate();
  };
  const problem = phase === 'idle' && posted?.problem;
  return { phase: problem || phase, open, fields, setOpen, send: perform };
}
