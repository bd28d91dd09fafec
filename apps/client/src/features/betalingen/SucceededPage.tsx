import { useLoaderData } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useFollowUp } from '../../api/useFollowUp.ts';
import { getOutcome } from './getBetaling.ts';
import { Succeeded } from './Succeeded.tsx';
import { Unknown } from './Waiting.tsx';

/** Only what was paid stays at this address; all else goes on to where it belongs. */
export const loader = createLoader((request) => getOutcome('betalingGelukt', request));

/** /betaling/gelukt: what was paid, to keep. */
export function Component() {
  const phase = useLoaderData<typeof loader>();
  useFollowUp(phase.kind === 'unknown');
  return phase.kind === 'known' ? <Succeeded betaling={phase.betaling} /> : <Unknown />;
}
