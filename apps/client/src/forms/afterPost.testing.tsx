import type { ReactNode } from 'react';
import type { PostOutcome } from '../api/createAction.ts';
import { StateContext } from '../router/contexts.ts';
import { useRouterState } from '../router/hooks.ts';

interface AfterPostProps {
  /** What became of it; nothing was typed or wrong unless told so. */
  readonly outcome: Pick<PostOutcome, 'form'> & Partial<PostOutcome>;
  readonly children: ReactNode;
}

/** A part of the page that a form was posted to; only for tests. */
export function AfterPost({ outcome, children }: AfterPostProps) {
  const state = useRouterState();
  const [route] = state.page.matches.map((match) => match.route.id);
  const whole: PostOutcome = { values: {}, lists: {}, errors: {}, ...outcome };
  const page = { ...state.page, actionData: { [route ?? '']: whole } };
  return <StateContext value={{ ...state, page }}>{children}</StateContext>;
}
