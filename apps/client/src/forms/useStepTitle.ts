import { useEffect } from 'react';

/**
 * Appends the title of a step to that of the document while the step is mounted, so that tabs and history
 * entries show it. Undefined leaves the title of the page.
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
