import type { Said } from '../meldingen/meldingWords.ts';
import { figuredRemarks } from './lazyFiguredRemarks.ts';

declare global {
  interface ImportMetaEnv {
    /** The one language that a build is for. */
    readonly VITE_LANGUAGE?: string;
  }
}

/** The words of a sentence of the insurer, in the reader's language where we know them. */
export function SaidWords({ said }: { readonly said: Said }) {
  // What is Dutch names its figures already: a build for Dutch leaves the rest out (ADR 0008).
  if (import.meta.env.VITE_LANGUAGE === 'nl' || !said.remarks?.length) return said.text;
  return <figuredRemarks.Component {...said} />;
}
