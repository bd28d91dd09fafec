import { padVanBetaalverzoek } from '@mijn/domain/paden';
import { Knop, knopKlasse } from '@mijn/ui/Knop';
import { Schakel } from '@mijn/ui/Schakel';
import { useLoaderData } from 'react-router';
import { lader } from '../../api/lader.ts';
import { useVervolg } from '../../api/useVervolg.ts';
import { getUitkomst } from '../../features/betalingen/getBetaling.ts';
import { Mislukt } from '../../features/betalingen/Mislukt.tsx';
import type { Betaling } from '../../features/betalingen/stand.ts';
import { Onbekend } from '../../features/betalingen/Wachten.tsx';
import { naMislukking, type Verzoek } from '../../features/betalingen/waarom.ts';
import { BetaalUitslag } from '../../features/facturen/betalen/Betalen.tsx';
import { useBetalen } from '../../features/facturen/betalen/useBetalen.ts';
import * as m from '../../generated/teksten/betalingen.js';

/** Only a payment that failed stays at this address; all else goes on to where it belongs. */
export const loader = lader((vraag) => getUitkomst('betalingMislukt', vraag));

interface MetVerzoek {
  readonly betaling: Betaling & { readonly betaalverzoek: Verzoek | null };
}

function MisluktMetKnop({ betaling }: MetVerzoek) {
  const betalen = useBetalen(betaling.betaalkenmerk);
  return (
    <Mislukt
      betaling={betaling}
      na={naMislukking(betaling.betalingId, betaling.betaalverzoek)}
      uitslag={<BetaalUitslag stand={betalen.stand} />}
      opnieuw={
        <>
          <Knop bezig={betalen.stand === 'bezig'} onClick={betalen.betaal}>
            {m.probeerOpnieuw()}
          </Knop>
          <Schakel
            href={padVanBetaalverzoek(betaling.betaalkenmerk)}
            className={knopKlasse({ variant: 'stil' })}
          >
            {m.anders()}
          </Schakel>
        </>
      }
    />
  );
}

/** /betaling/mislukt: why it failed, and trying again in one tap. */
export function Component() {
  const stand = useLoaderData<typeof loader>();
  useVervolg(stand.soort === 'onbekend');
  return stand.soort === 'bekend' ? <MisluktMetKnop betaling={stand.betaling} /> : <Onbekend />;
}
