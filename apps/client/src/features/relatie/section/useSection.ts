import { useReducer, useState } from 'react';
import { mayRetry, sendOperation } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { bindFields, type BoundFields } from '../../../forms/bindFields.ts';
import {
  type FormEvent,
  type FormState,
  initialFormState,
  nextFormState,
} from '../../../forms/formState.ts';
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

/** A section that is being filled in. */
export interface SectionEditing {
  readonly fields: BoundFields<FieldValues>;
  readonly leave: (name: PersonField) => void;
  readonly save: () => Promise<void>;
  readonly phase: MutationPhase;
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Could not be saved, and nothing is wrong with what was filled in. */
  readonly failed: boolean;
  /** Somebody was first: what is true now. */
  readonly theirs: FieldValues | undefined;
  /** Of what is true now. */
  readonly version: string;
}

type State = FormState<FieldValues>;
type Judged = Partial<
  Record<PersonField, { readonly value: string; readonly error: string | undefined }>
>;

// A form that was posted without JavaScript comes back as it was typed, with what was wrong.
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

/** Who is told the relation as it is then. */
export interface SectionNews {
  readonly onSaved: (relatie: FullRelatie) => void;
  /** Somebody was first, and nothing was saved. */
  readonly onConflict: (relatie: FullRelatie) => void;
}

/** Lets somebody change a section. */
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
  // What it is filled in over: a reload of the page leaves it alone, the insurer tells when it is past.
  const [base, setBase] = useState(relatie);
  const [conflict, setConflict] = useState(initial.problem === 'conflict');
  const { phase, send } = useMutation(sendChange, { keepsInput: true });
  // What the insurer found of a field when it was left: said there for as long as it stands there.
  const [judged, setJudged] = useState<Judged>({});
  const names = fieldsIn(section);
  // What stands in another section is as old as this form: sent along, it would undo what was changed there meanwhile.
  const filledIn = Object.fromEntries(names.map((name) => [name, state.values[name]]));
  const toSave = { section, filledIn, relatie: base, state: base.state };

  const judge = async (name: PersonField): Promise<void> => {
    if (state.values[name] === fieldsOf(toPerson(base))[name]) return;
    const result = await check(changeVariables(toSave));
    if (!result.succeeded) return;
    const errors = errorsFrom(result.value.fieldMessages, section, state.values);
    const verdict = { value: state.values[name], error: errors[name] };
    // Of two fields the answers can come in any order.
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
  const fields = bindFields({ state, report, rules: {}, names, context: undefined });
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
