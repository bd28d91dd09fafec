import type { SendProblem, SendResult } from '../../../api/sendOperation.ts';
import type { ResultOf } from 'gql.tada';
import { errorsFrom, type FieldErrors, type FieldMessage, cannotBeSent } from './fieldErrors.ts';
import { fieldsOf, type FieldValues, type SectionName, withFields } from './fields.ts';
import { type FullRelatie, type RelatieInput, toPerson, toRelatie } from '../person.ts';
import type { changeOperation } from '../relatie.operations.ts';

/** Outcome of saving a section. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly relatie: FullRelatie }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** Somebody else saved first; `relatie` is the current version. */
  | { readonly kind: 'conflict'; readonly relatie: FullRelatie }
  | { readonly kind: 'failed'; readonly problem: SendProblem };

type Changed = NonNullable<ResultOf<typeof changeOperation>['wijzigRelatie']>;

interface ChangeVariables {
  readonly relatie: RelatieInput;
  readonly state: string;
}

/** The insurer's calls, made by the page or by the posted form. */
export interface AskInsurer {
  /** Saves a valid change. */
  readonly change: (variables: ChangeVariables) => Promise<SendResult<Changed> | undefined>;
  /** Validates a change without saving it. */
  readonly check: (
    variables: ChangeVariables,
  ) => Promise<SendResult<{ readonly fieldMessages: readonly FieldMessage[] }>>;
}

/** The edited fields of a section, with the relation that they were edited over. */
export interface ToSave {
  readonly section: SectionName;
  readonly filledIn: Partial<FieldValues>;
  readonly relatie: FullRelatie;
  /** Version of that relation: the insurer reports a conflict when it is outdated. */
  readonly state: string;
}

/** Variables of the operations that change and validate. */
export function changeVariables({ filledIn, relatie, state }: Omit<ToSave, 'section'>) {
  return { relatie: toRelatie(withFields(toPerson(relatie), filledIn)), state };
}

/** Saves a section. An invalid house number is reported together with the insurer's verdict. */
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
  // Invalid, but no field of this form can show why.
  if (Object.keys(errors).length === 0) return { kind: 'failed', problem: 'failed' };
  return { kind: 'invalid', errors };
}
