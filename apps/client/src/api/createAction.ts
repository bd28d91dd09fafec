import type { PostedFile, PostedForm } from '@mijn/contract/serverEntry';
import { formFields } from '@mijn/domain/postedForm';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { setFlash, type RedirectWithFlash, withFlashKey } from './flash.ts';
import { environmentIn, type LoaderEnvironment } from './environment.ts';
import { reactTo, reportUnforeseen, statusError } from './errorReactions.ts';
import { type SendProblem, type SendResult, sendOperation } from './sendOperation.ts';
import type { Operation } from './operation.ts';
import { ApiError } from './response.ts';

/** A posted form, and the means to carry it out. */
export interface Posted {
  /** Raw values, by the names of the controls. */
  readonly fields: PostedForm['fields'];
  /** The posted files, each with the insurer's verdict on it. */
  readonly files: readonly PostedFile[];
  /** Idempotency key, for calls that take one. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly environment: LoaderEnvironment;
  /** Sends a mutation, as `sendOperation` does. */
  readonly send: <Data, Variables extends Readonly<Record<string, unknown>>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ) => Promise<SendResult<NonNullable<Data[keyof Data]>>>;
}

/** The state that the page shows for a posted form that is not done yet; plain values. */
export interface PostOutcome {
  readonly form: string;
  /** The typed values, to show again, with those that the action filled in. */
  readonly values: Readonly<Record<string, string>>;
  /** Values of names that may occur more than once, such as checkboxes. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The reason that the form could not be carried out. */
  readonly problem?: SendProblem | undefined;
  /**
   * The form stood in a page of an earlier session of the same person: nothing was done, and it can be sent
   * again.
   */
  readonly isEarlier?: true;
}

/** The result of a form: go on to another page (or this one anew), or show this page with a message. */
export type PostAnswer =
  | RedirectWithFlash
  | (Partial<Pick<PostOutcome, 'errors' | 'problem' | 'lists' | 'values'>> & {
      readonly status?: number;
    });

const statusPerProblem: Readonly<Partial<Record<SendProblem, number>>> = {
  missing: 404,
  conflict: 409,
  unavailable: 503,
};

function statusOf({ errors, problem, status }: Exclude<PostAnswer, RedirectWithFlash>): number {
  if (status !== undefined) return status;
  if (problem !== undefined) return statusPerProblem[problem] ?? 500;
  return errors === undefined ? 200 : 422;
}

function toPosted({ context, params }: ActionFunctionArgs, posted: PostedForm): Posted {
  const environment = environmentIn(context);
  return {
    ...posted,
    files: posted.files ?? [],
    params,
    environment,
    send: (operation, variables) => sendOperation(operation, variables, environment),
  };
}

function leadOn(
  { to, flash }: RedirectWithFlash,
  { mark }: PostedForm,
  { context }: ActionFunctionArgs,
): Response {
  if (flash === undefined) return redirect(to);
  setFlash(context, flash);
  return redirect(withFlashKey(to, mark));
}

function typedIn(fields: URLSearchParams): Pick<PostOutcome, 'values' | 'lists'> {
  const names = new Set(fields.keys());
  const lists = Object.fromEntries(Array.from(names, (name) => [name, fields.getAll(name)]));
  return { values: Object.fromEntries(fields), lists };
}

export interface PageAction {
  (args: ActionFunctionArgs): Promise<unknown>;
  readonly forms: readonly string[];
}

// A typed form is shown again, to be checked and sent; a bare button is refused.
function earlier(form: string, { fields }: PostedForm, typed: readonly string[]): unknown {
  if (!typed.includes(form)) throw statusError(403);
  const value: PostOutcome = { form, ...typedIn(fields), errors: {}, isEarlier: true };
  return data(value, { status: 409 });
}

/**
 * Creates the action for the forms that are posted to a page (ADR 0032); server only.
 * @param answers handlers by form name
 * @param typed the forms in which a person types: one posted from a page of an earlier session is shown
 * again
 */
export function createAction(
  answers: Readonly<Record<string, (posted: Posted) => Promise<PostAnswer>>>,
  typed: readonly string[] = [],
): PageAction {
  const answer = async (args: ActionFunctionArgs): Promise<unknown> => {
    const { posted, ...environment } = environmentIn(args.context);
    const form = posted?.fields.get(formFields.name) ?? '';
    const carryOut = Object.hasOwn(answers, form) ? answers[form] : undefined;
    if (!posted || !carryOut) throw statusError(404);
    if (posted.isEarlier) return earlier(form, posted, typed);
    try {
      const outcome = await carryOut(toPosted(args, posted));
      if ('to' in outcome) return leadOn(outcome, posted, args);
      const { errors = {}, problem, lists, values } = outcome;
      // A session that is gone leads to the login page, as for every call.
      if (problem === 'loggedOut') throw new ApiError('field', 401);
      const asTyped = typedIn(posted.fields);
      const value: PostOutcome = {
        form,
        values: { ...asTyped.values, ...values },
        lists: { ...asTyped.lists, ...lists },
        errors,
        problem,
      };
      return data(value, { status: statusOf(outcome) });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        reportUnforeseen(error, environment);
        throw error;
      }
      throw await reactTo(error, args.url, environment);
    }
  };
  return Object.assign(answer, { forms: Object.keys(answers) });
}
