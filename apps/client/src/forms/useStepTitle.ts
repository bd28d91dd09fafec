import { useEffect } from 'react';

/**
 * Adds the title of a step to the document's, for as long as the step stands there: what is open in several
 * tabs, or in the history, tells where it was. Undefined: the page's own title says it all.
 */
export function useStepTitle(step: string | undefined): void {
  useEffect(() => {
    if (step === undefined) return undefined;
    const plain = document.title;
    const own = `${plain}: ${step}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = plain;
    };
  }, [step]);
}
