import type { PageName } from '@mijn/domain/paths';
import type { ReactNode } from 'react';
import { Plain as SubmitPlain } from '../../features/declaraties/submit/plain/Plain.tsx';
import type { StaticHandlerContext } from 'react-router';

/** What a page shows where no script runs, and the module whose styles that takes. */
export interface PlainPage {
  readonly content: ReactNode;
  readonly source: string;
}

/** Pages whose form is another one without script. Not in the table of routes: the browser draws none. */
const plainPages: Readonly<Partial<Record<PageName, PlainPage>>> = {
  declaratieIndienen: {
    content: <SubmitPlain />,
    source: 'src/features/declaraties/submit/steps/laterSteps.ts',
  },
};

const byId = new Map<string | undefined, PlainPage>(Object.entries(plainPages));

/** What the page of these routes shows without script, where that is something of its own. */
export function plainPageOf(matches: StaticHandlerContext['matches']): PlainPage | undefined {
  return byId.get(matches.at(-1)?.route.id);
}
