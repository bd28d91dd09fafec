import type { PageName } from '@mijn/domain/paths';
import type { ReactNode } from 'react';
import { Plain as SubmitPlain } from '../../features/declaraties/submit/plain/Plain.tsx';
import type { StaticHandlerContext } from 'react-router';

/** Pages whose form is another one without script. Not in the table of routes: the browser draws none. */
const plainPages: Readonly<Partial<Record<PageName, ReactNode>>> = {
  declaratieIndienen: <SubmitPlain />,
};

const byId = new Map<string | undefined, ReactNode>(Object.entries(plainPages));

/** What the page of these routes shows without script, where that is something of its own. */
export function plainPageOf(matches: StaticHandlerContext['matches']): ReactNode {
  return byId.get(matches.at(-1)?.route.id);
}
