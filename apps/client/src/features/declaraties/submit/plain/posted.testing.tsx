import type { ReactNode } from 'react';
import type { PostOutcome } from '../../../../api/createAction.ts';
import { StateContext } from '../../../../router/contexts.ts';
import { useRouterState } from '../../../../router/hooks.ts';
import { plainForm } from './plainForm.ts';

/** What became of a claim that was posted, where nothing was typed or wrong unless told so; only for tests. */
export const outcomeOf = (including: Partial<PostOutcome> = {}): PostOutcome => ({
  form: plainForm.name,
  values: {},
  lists: {},
  errors: {},
  ...including,
});

/** A part of the page that a claim was posted to; only for tests. */
export function AfterPost(props: { readonly outcome: PostOutcome; readonly children: ReactNode }) {
  const state = useRouterState();
  const [route] = state.page.matches.map((match) => match.route.id);
  const page = { ...state.page, actionData: { [route ?? '']: props.outcome } };
  return <StateContext value={{ ...state, page }}>{props.children}</StateContext>;
}
