import type { PostedFile, PostedForm } from '@mijn/contract/serverEntry';
import { formFields } from '@mijn/domain/postedForm';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { carryAlong, type LeadOn, withMark } from './carried.ts';
import { environmentIn, type LoaderEnvironment } from './environment.ts';
import { reactTo, reportUnforeseen, statusError } from './errorReactions.ts';
import { type SendProblem, type SendResult, sendOperation } from './sendOperation.ts';
import type { Operation } from './operation.ts';
import { ApiError } from './response.ts';

/** What a posted form asks, and how to carry it out. */
export interface Posted {
  /** As typed, by the names of the controls. */
  readonly fields: PostedForm['fields'];
  /** What was posted of files, with what the insurer said of each. */
  readonly files: readonly PostedFile[];
  /** For calls that take an idempotency key. */
  readonly key: string;
  /** The parts of the page's address. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly environment: LoaderEnvironment;
  /** Sends a change, as `sendOperation` does. */
  readonly send: <Data, Variables extends Readonly<Record<string, unknown>>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ) => Promise<SendResult<NonNullable<Data[keyof Data]>>>;
}

/** What the page says of a form that was posted and is not done yet; plain values. */
export interface PostOutcome {
  /** Which of its forms. */
  readonly form: string;
  /** What was typed, to be there again, and what was filled in beside it. */
  readonly values: Readonly<Record<string, string>>;
  /** The same of names that may stand more than once, such as boxes that were checked. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with it, in words, by the name of the field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Why it could not be carried out. */
  readonly problem?: SendProblem | undefined;
  /** It stood in a page of an earlier session of the same person: nothing was done, and it can be sent again. */
  readonly isEarlier?: true;
}

/** How a form ends: on another page (or anew on this one), or in this page with what is to be said. */
export type PostAnswer =
  | LeadOn
  | (Partial<Pick<PostOutcome, 'errors' | 'problem' | 'lists' | 'values'>> & {
      readonly status?: number;
    });

const statusPerProblem: Readonly<Partial<Record<SendProblem, number>>> = {
  missing: 404,
  conflict: 409,
  unavailable: 503,
};

function statusOf({ errors, problem, status }: Exclude<PostAnswer, LeadOn>): number {
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
  { to, carries }: LeadOn,
  { mark }: PostedForm,
  { context }: ActionFunctionArgs,
): Response {
  if (carries === undefined) return redirect(to);
  carryAlong(context, carries);
  return redirect(withMark(to, mark));
}

function typedIn(fields: URLSearchParams): Pick<PostOutcome, 'values' | 'lists'> {
  const names = new Set(fields.keys());
  const lists = Object.fromEntries(Array.from(names, (name) => [name, fields.getAll(name)]));
  return { values: Object.fromEntries(fields), lists };
}

/** A page's answer to its forms. */
export interface PageAction {
  (args: ActionFunctionArgs): Promise<unknown>;
  /** Their names. */
  readonly forms: readonly string[];
}

// What was typed is there again, to be looked at and sent; a button alone is refused.
function earlier(form: string, { fields }: PostedForm, typed: readonly string[]): unknown {
  if (!typed.includes(form)) throw statusError(403);
  const value: PostOutcome = { form, ...typedIn(fields), errors: {}, isEarlier: true };
  return data(value, { status: 409 });
}

/**
 * Makes a page's answer to the forms that are posted to it (ADR 0032); on the server only.
 * @param answers by the name of the form
 * @param typed the forms in which a person types: what a page of an earlier session posts is shown again
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
      // As of every call: a session that is gone leads to the login.
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
