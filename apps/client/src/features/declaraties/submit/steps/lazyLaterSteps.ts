import { createElement } from 'react';
import { Skeleton } from '@mijn/ui/Skeleton';
import { lazy } from '../../../../api/lazy.tsx';
import * as words from '../../../../generated/texts/shared.js';
import type { later } from './laterSteps.ts';

/** What is fetched after the first step. */
export type LaterSteps = typeof later;

let come: LaterSteps | undefined;

/** What is fetched after the first step, as soon as it is there: by then its screens can be on the page. */
export const laterNow = (): LaterSteps | undefined => come;

/**
 * The screen of a step other than the bill. A draft that goes on there is drawn so by the server, and taken over
 * when its code has come (ADR 0072).
 */
export const laterStep = lazy(
  'src/features/declaraties/submit/steps/laterSteps.ts',
  async () => {
    const module = await import('./laterSteps.ts');
    come = module.later;
    return module.LaterStep;
  },
  // Until it comes after all: `useLaterSteps` asks again.
  () => createElement(Skeleton, { kind: 'surface', text: words.loading() }),
);
