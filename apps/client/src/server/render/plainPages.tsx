import type { PageName } from '@mijn/domain/paths';
import type { ReactNode } from 'react';
import { NoScriptPage as SubmitNoScript } from '../../features/declaraties/submit/NoScriptPage.tsx';
import type { StaticHandlerContext } from 'react-router';

/**
 * Pages with another form without script. Kept out of the route table, because the browser renders none.
 */
const plainPages: Readonly<Partial<Record<PageName, ReactNode>>> = {
  declaratieIndienen: <SubmitNoScript />,
};

const byId = new Map<string | undefined, ReactNode>(Object.entries(plainPages));

/** Returns the content of a page without script, if it differs. */
export function plainPageOf(matches: StaticHandlerContext['matches']): ReactNode {
  return byId.get(matches.at(-1)?.route.id);
}
