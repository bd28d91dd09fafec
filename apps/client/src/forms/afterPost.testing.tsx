import { type ReactNode, use } from 'react';
import { UNSAFE_DataRouterDataContext, useMatches } from 'react-router';
import type { PostOutcome } from '../api/createAction.ts';

interface AfterPostProps {
  /** The outcome of the form; without values and errors by default. */
  readonly outcome: Pick<PostOutcome, 'form'> & Partial<PostOutcome>;
  readonly children: ReactNode;
}

/** Renders part of the page that a form was posted to. */
export function AfterPost({ outcome, children }: AfterPostProps) {
  const data = use(UNSAFE_DataRouterDataContext);
  const id = useMatches().at(-1)?.id ?? '';
  const whole: PostOutcome = { values: {}, lists: {}, errors: {}, ...outcome };
  if (!data) return children;
  return (
    <UNSAFE_DataRouterDataContext value={{ ...data, actionData: { [id]: whole } }}>
      {children}
    </UNSAFE_DataRouterDataContext>
  );
}
