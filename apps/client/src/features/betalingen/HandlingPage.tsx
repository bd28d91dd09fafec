import { useLoaderData } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useFollowUp } from '../../api/useFollowUp.ts';
import { NoBetaling, Unknown, Waiting } from './Waiting.tsx';
import { getBetaling } from './getBetaling.ts';

/**
 * Loads the status of the payment; a settled one redirects to its own page, also while the person waits.
 */
export const loader = createLoader((request) => getBetaling('betalingAfhandeling', request));

/** /betaling/afhandeling: where the bank returns people to. Revalidates with growing pauses. */
export function Component() {
  const phase = useLoaderData<typeof loader>();
  useFollowUp(phase.kind !== 'no');
  if (phase.kind === 'no') return <NoBetaling />;
  return phase.kind === 'unknown' ? <Unknown /> : <Waiting betaling={phase.betaling} />;
}
