import { Kaart } from '@mijn/ui/Kaart';
import { Stapel } from '@mijn/ui/Stapel';
import * as m from '../../../generated/teksten/betaalverzoek.js';

/** Where to go when one cannot pay; in words, as no address for it exists. */
export function NietBetalen() {
  return (
    <Kaart titel={m.nietBetalen()}>
      <Stapel ruimte="krap">
        <p>{m.nietBetalenBel()}</p>
        <p>{m.nietBetalenHulp()}</p>
        <p>{m.nietBetalenKlopt()}</p>
      </Stapel>
    </Kaart>
  );
}
