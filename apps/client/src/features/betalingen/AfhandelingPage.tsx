import { useLoaderData } from 'react-router';
import { lader } from '../../api/lader.ts';
import { useVervolg } from '../../api/useVervolg.ts';
import { GeenBetaling } from './GeenBetaling.tsx';
import { getBetaling } from './getBetaling.ts';
import { Onbekend, Wachten } from './Wachten.tsx';

/** How the payment stands; one that is settled goes on to its own page, also while one waits here. */
export const loader = lader((vraag) => getBetaling('betalingAfhandeling', vraag));

/** /betaling/afhandeling: where the bank brings people back. Asks the server with growing pauses. */
export function Component() {
  const stand = useLoaderData<typeof loader>();
  useVervolg(stand.soort !== 'geen');
  if (stand.soort === 'geen') return <GeenBetaling />;
  return stand.soort === 'onbekend' ? <Onbekend /> : <Wachten betaling={stand.betaling} />;
}
