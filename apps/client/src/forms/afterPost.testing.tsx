import { type ReactNode, use } from 'react';
import { UNSAFE_DataRouterDataContext, useMatches } from 'react-router';
import type { PostOutcome } from '../api/createAction.ts';

interface AfterPostProps {
  /** What became of it; nothing was typed or wrong unless told so. */
  readonly outcome: Pick<PostOutcome, 'form'> & Partial<PostOutcome>;
  readonly children: ReactNode;
}

/** A part of the page that a form was posted to; only for tests. */
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
