import { useReducer, useState } from 'react';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { bindFields } from '../../../forms/bindFields.ts';
import {
  type FormEvent,
  type FormState,
  initialFormState,
  nextFormState,
} from '../../../forms/formState.ts';
import { type Fields, uncontrolled } from '../../../forms/useFields.ts';
import { useTypedBefore } from '../../../forms/useTypedBefore.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { errorsFrom } from './fieldErrors.ts';
import {
  fieldsIn,
  fieldsOf,
  type FieldValues,
  type PersonField,
  type SectionName,
} from './fields.ts';
import { type FullRelatie, toPerson } from '../person.ts';
import { changeOperation, validateOperation } from '../relatie.operations.ts';
import { type AskInsurer, changeVariables, saveSection } from './saveSection.ts';

/** State and commands of a section's form. */
export interface SectionEditing {
  readonly fields: Omit<Fields<FieldValues>, 'empty'>;
  readonly leave: (name: PersonField) => void;
  readonly save: () => Promise<void>;
  readonly phase: MutationPhase;
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Whether saving failed without an error in a field. */
  readonly failed: boolean;
  /** The current values after a conflict. */
  readonly theirs: FieldValues | undefined;
  /** Version of the relation that the form edits; changes with each conflict. */
  readonly version: string;
}

type State = FormState<FieldValues>;
type Judged = Partial<
  Record<PersonField, { readonly value: string; readonly error: string | undefined }>
>;

// After a post without script the form has the typed values and their errors.
function useInitial(section: SectionName, relatie: FullRelatie) {
  const posted = usePostOutcome(section);
  const values = { ...fieldsOf(toPerson(relatie)), ...posted?.values };
  const errors = posted?.errors ?? {};
  const checks = Object.keys(errors).length > 0 ? 1 : 0;
  const state: State = { ...initialFormState(values), errors, checks };
  return { state, problem: posted?.problem };
}

const sendChange = (variables: Parameters<typeof changeVariables>[0]) =>
  sendOperation(changeOperation, changeVariables(variables));

const check: AskInsurer['check'] = (variables) => sendOperation(validateOperation, variables);

/** Callbacks that receive the current relation. */
export interface SectionNews {
  readonly onSaved: (relatie: FullRelatie) => void;
  /** Somebody else saved first; nothing was saved. */
  readonly onConflict: (relatie: FullRelatie) => void;
}

/** Manages the form of a section: values, validation on blur, saving and conflicts. */
export function useSection(
  section: SectionName,
  relatie: FullRelatie,
  { onSaved, onConflict }: SectionNews,
): SectionEditing {
  const initial = useInitial(section, relatie);
  const [state, report] = useReducer<State, [FormEvent<FieldValues>]>(
    nextFormState<FieldValues>,
    initial.state,
  );
  // Not updated on a reload: the insurer compares its version to detect a conflict.
  const [base, setBase] = useState(relatie);
  const [conflict, setConflict] = useState(initial.problem === 'conflict');
  const { phase, send } = useMutation(sendChange, { keepsInput: true });
  // Verdicts on blur, each with its value: it no longer applies once the value changes.
  const [judged, setJudged] = useState<Judged>({});
  const names = fieldsIn(section);
  // Sends only this section's fields: the others are as old as the form, and would undo changes made elsewhere since.
  const filledIn = Object.fromEntries(names.map((name) => [name, state.values[name]]));
  const toSave = { section, filledIn, relatie: base, state: base.state };

  const judge = async (name: PersonField): Promise<void> => {
    if (state.values[name] === fieldsOf(toPerson(base))[name]) return;
    const result = await check(changeVariables(toSave));
    if (!result.succeeded) return;
    const errors = errorsFrom(result.value.fieldMessages, section, state.values);
    const verdict = { value: state.values[name], error: errors[name] };
    // Answers for two fields can arrive in any order.
    setJudged((before) => ({ ...before, [name]: verdict }));
  };
  const save = async (): Promise<void> => {
    const outcome = await saveSection(toSave, { change: () => send(toSave), check });
    if (outcome.kind === 'invalid') report({ kind: 'refused', errors: outcome.errors });
    if (outcome.kind === 'saved') onSaved(outcome.relatie);
    if (outcome.kind !== 'conflict') return;
    setBase(outcome.relatie);
    setConflict(true);
    onConflict(outcome.relatie);
  };
  const now = fieldsOf(toPerson(base));
  const [{ values: begun }] = useState(initial.state);
  const bound = bindFields({ state, report, rules: {}, names, context: undefined });
  const fields = uncontrolled(bound, begun);
  useTypedBefore(state.values, names, (name, value) => report({ kind: 'filledIn', name, value }));
  const judgedError = (name: PersonField) =>
    judged[name]?.value === state.values[name] ? judged[name]?.error : undefined;
  return {
    fields: { ...fields, error: (name) => fields.error(name) ?? judgedError(name) },
    leave: (name) => void judge(name),
    save,
    phase,
    busy: phase === 'busy',
    dirty: names.some((name) => state.values[name] !== now[name]),
    failed: mayRetry(phase === 'idle' ? (initial.problem ?? phase) : phase),
    theirs: conflict ? now : undefined,
    version: base.state,
  };
}
