import { createContext } from 'react';
import type { SubmitFlow } from '../useSubmission.ts';

/** What the steps tell of the draft. */
export interface AutoSaveScope extends SubmitFlow {
  readonly only: string | undefined;
  /** When the draft was last kept that this claim goes on with, RFC 3339; until that was said. */
  readonly startedAt: string | undefined;
  /** It was said. */
  readonly markSaid: () => void;
}

/** The draft of the claim that is being made; undefined outside the form. */
export const AutoSaveContext = createContext<AutoSaveScope | undefined>(undefined);
