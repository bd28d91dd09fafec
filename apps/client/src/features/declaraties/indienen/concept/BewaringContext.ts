import { createContext } from 'react';
import type { Indienen } from '../useIndienen.ts';

/** What the steps tell of the draft. */
export interface BewaringVan extends Indienen {
  readonly alleen: string | undefined;
  /** When the draft was last kept that this claim goes on with, RFC 3339; until that was said. */
  readonly begonnenOp: string | undefined;
  /** It was said. */
  readonly isGezegd: () => void;
}

/** The draft of the claim that is being made; undefined outside the form. */
export const BewaringContext = createContext<BewaringVan | undefined>(undefined);
