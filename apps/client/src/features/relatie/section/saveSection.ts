import type { SendProblem, SendResult } from '../../../api/sendOperation.ts';
import type { ResultOf } from 'gql.tada';
import { errorsFrom, type FieldErrors, type FieldMessage, cannotBeSent } from './fieldErrors.ts';
import { fieldsOf, type FieldValues, type SectionName, withFields } from './fields.ts';
import { type FullRelatie, type RelatieInput, toPerson, toRelatie } from '../person.ts';
import type { changeOperation } from '../relatie.operations.ts';

/** How saving a section ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly relatie: FullRelatie }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** Somebody was first: the relation as it is now. */
  | { readonly kind: 'conflict'; readonly relatie: FullRelatie }
  | { readonly kind: 'failed'; readonly problem: SendProblem };

type Changed = NonNullable<ResultOf<typeof changeOperation>['wijzigRelatie']>;

interface ChangeVariables {
  readonly relatie: RelatieInput;
  readonly state: string;
}

/** Asks the insurer as the page or the posted form does. */
export interface AskInsurer {
  /** Saves a change where nothing is wrong with it. */
  readonly change: (variables: ChangeVariables) => Promise<SendResult<Changed> | undefined>;
  /** Only judges it. */
  readonly check: (
    variables: ChangeVariables,
  ) => Promise<SendResult<{ readonly fieldMessages: readonly FieldMessage[] }>>;
}

/** What is to be saved: a section as it was filled in, over the relation as it was read. */
export interface ToSave {
  readonly section: SectionName;
  readonly filledIn: Partial<FieldValues>;
  readonly relatie: FullRelatie;
  /** Of the relation that the form was filled in over: the insurer tells when that is past. */
  readonly state: string;
}

/** The variables of a change, and of its check. */
export function changeVariables({ filledIn, relatie, state }: Omit<ToSave, 'section'>) {
  return { relatie: toRelatie(withFields(toPerson(relatie), filledIn)), state };
}

/** Saves a section; all that is wrong comes at once, in words, by field. */
export async function saveSection(toSave: ToSave, ask: AskInsurer): Promise<SaveOutcome> {
  const { section, filledIn, relatie } = toSave;
  const values = { ...fieldsOf(toPerson(relatie)), ...filledIn };
  const wrong = cannotBeSent(section, values);
  if (Object.keys(wrong).length > 0) {
    const judged = await ask.check(changeVariables(toSave));
    const messages = judged.succeeded ? judged.value.fieldMessages : [];
    return { kind: 'invalid', errors: { ...errorsFrom(messages, section, values), ...wrong } };
  }
  const result = await ask.change(changeVariables(toSave));
  if (!result?.succeeded) return { kind: 'failed', problem: result?.problem ?? 'failed' };
  const { conflict, isValid, fieldMessages, relatie: now } = result.value;
  if (conflict) return { kind: 'conflict', relatie: now };
  if (isValid) return { kind: 'saved', relatie: now };
  const errors = errorsFrom(fieldMessages, section, values);
  // Wrong, but nothing that this form could say at a field.
  if (Object.keys(errors).length === 0) return { kind: 'failed', problem: 'failed' };
  return { kind: 'invalid', errors };
}
