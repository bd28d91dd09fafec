import { useSearch } from '../../../../router/hooks.ts';
import type { StepProps } from '../steps/StepFrame.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainSent } from './PlainSent.tsx';
import { parseSent } from './sent.ts';

/** What stands at /declaraties/indienen where no script runs: the form on one page, or that it was sent in. */
export function Plain(props: Pick<StepProps, 'people' | 'only'>) {
  const sent = parseSent(useSearch());
  return sent ? <PlainSent {...sent} /> : <PlainForm {...props} />;
}
