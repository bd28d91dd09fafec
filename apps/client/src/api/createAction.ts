import type { PostedForm } from '@mijn/contract/serverEntry';
import { formFields } from '@mijn/domain/postedForm';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { loaderEnvironment, type LoaderEnvironment } from './environment.ts';
import { reactTo, statusError } from './errorReactions.ts';
import { type MutationProblem, type MutationResult, sendMutation } from './mutation.ts';
import type { Operation } from './operation.ts';
import { ApiError } from './response.ts';

/** What a posted form asks, and how to carry it out. */
export interface Posted {
  /** As typed, by the names of the controls. */
  readonly fields: PostedForm['fields'];
  /** For calls that take an idempotency key. */
  readonly key: string;
  /** The parts of the page's address. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly environment: LoaderEnvironment;
  /**
   * Sends a change, as `sendMutation` does; a session that is gone leads to the login.
   * @throws ApiError 401
   */
  readonly send: <Data, Variables extends Readonly<Record<string, unknown>>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ) => Promise<MutationResult<NonNullable<Data[keyof Data]>>>;
}

/** What the page says of a form that was posted and is not done yet; plain values. */
export interface PostOutcome {
  /** Which of its forms. */
  readonly form: string;
  /** What was typed, to be there again. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with it, in words, by the name of the field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Why it could not be carried out. */
  readonly problem?: MutationProblem | undefined;
}

/** How a form ends: on another page (or anew on this one), or in this page with what is to be said. */
export type PostAnswer =
  | { readonly to: string }
  | (Partial<Pick<PostOutcome, 'errors' | 'problem'>> & { readonly status?: number });

const statusPerProblem: Readonly<Partial<Record<MutationProblem, number>>> = {
  missing: 404,
  conflict: 409,
  unavailable: 503,
};

function statusOf({ errors, problem, status }: Exclude<PostAnswer, { to: string }>): number {
  if (status !== undefined) return status;
  if (problem !== undefined) return statusPerProblem[problem] ?? 500;
  return errors === undefined ? 200 : 422;
}

function toPosted(
  { context, params }: ActionFunctionArgs,
  posted: PostedForm,
): Omit<Posted, 'fields' | 'key'> & PostedForm {
  const environment = context.get(loaderEnvironment);
  return {
    ...posted,
    params,
    environment,
    send: async (operation, variables) => {
      const result = await sendMutation(operation, variables, environment.graphql);
      if (!result.succeeded && result.problem === 'loggedOut') throw new ApiError('field', 401);
      return result;
    },
  };
}

/**
 * Makes a page's answer to the forms that are posted to it (ADR 0032); on the server only.
 * @param answers by the name of the form
 */
export function createAction(
  answers: Readonly<Record<string, (posted: Posted) => Promise<PostAnswer>>>,
): (args: ActionFunctionArgs) => Promise<unknown> {
  return async (args) => {
    const { posted, ...environment } = args.context.get(loaderEnvironment);
    const form = posted?.fields.get(formFields.name) ?? '';
    const answer = Object.hasOwn(answers, form) ? answers[form] : undefined;
    if (!posted || !answer) throw statusError(404);
    try {
      const outcome = await answer(toPosted(args, posted));
      if ('to' in outcome) return redirect(outcome.to, 303);
      const { errors = {}, problem } = outcome;
      const values = Object.fromEntries(posted.fields);
      return data({ form, values, errors, problem } satisfies PostOutcome, {
        status: statusOf(outcome),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw await reactTo(error, new URL(args.request.url), environment);
    }
  };
}
