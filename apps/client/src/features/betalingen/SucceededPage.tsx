import { useLoaderData } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useFollowUp } from '../../api/useFollowUp.ts';
import { getOutcome } from './getBetaling.ts';
import { Succeeded } from './Outcome.tsx';
import { Unknown } from './Waiting.tsx';

/** Shows a successful payment only; any other status redirects to its own page. */
export const loader = createLoader((request) => getOutcome('betalingGelukt', request));

/** /betaling/gelukt: the payment, to keep. */
export function Component() {
  const phase = useLoaderData<typeof loader>();
  useFollowUp(phase.kind === 'unknown');
  return phase.kind === 'known' ? <Succeeded betaling={phase.betaling} /> : <Unknown />;
}
