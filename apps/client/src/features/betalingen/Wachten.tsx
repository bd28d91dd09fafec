import { padVanBetaalverzoek } from '@mijn/domain/paden';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as m from '../../generated/teksten/betalingen.js';
import { BetalingFeiten } from './BetalingFeiten.tsx';
import { Gezegd } from './Gezegd.tsx';
import type { Betaling } from './stand.ts';
import { Weg } from './Weg.tsx';

/** After how long a person who did not pay is told how to go on, in milliseconds. */
const laatMs = 15_000;

function useLaat(): boolean {
  const [laat, zetLaat] = useState(false);
  useEffect(() => {
    const klok = setTimeout(zetLaat, laatMs, true);
    return () => clearTimeout(klok);
  }, []);
  return laat;
}

// An attempt that is open after a while was left at the bank: it can be gone on with.
function NietBetaald({ betaalkenmerk }: Pick<Betaling, 'betaalkenmerk'>) {
  return (
    <p>
      {m.nietBetaald()}{' '}
      <Schakel href={padVanBetaalverzoek(betaalkenmerk)}>{m.naarRekening()}</Schakel>
    </p>
  );
}

/** While a payment is not settled: wait, and do not pay again (decisions §7). */
export function Wachten({ betaling }: { readonly betaling: Betaling }) {
  const laat = useLaat();
  const open = betaling.status === 'open';
  const vraagtNietBetaald = open && laat;
  const titel = open ? m.controleOpen() : m.controleBank();
  return (
    <Pagina smal bovenTitel={m.pagina()} titel={m.controle()}>
      <Antwoord soort="info" pictogram={Hourglass} titel={titel}>
        <p>{open ? m.controleOpenTekst() : m.controleBankTekst()}</p>
        {vraagtNietBetaald && <NietBetaald betaalkenmerk={betaling.betaalkenmerk} />}
      </Antwoord>
      <Gezegd zin={vraagtNietBetaald ? `${titel} ${m.nietBetaald()}` : titel} />
      <BetalingFeiten betaling={betaling} />
      <Knoppen>
        <Weg />
      </Knoppen>
    </Pagina>
  );
}

/** While the server cannot say how a payment stands; it is asked again. */
export function Onbekend() {
  return (
    <Pagina smal bovenTitel={m.pagina()} titel={m.controle()}>
      <Antwoord soort="waarschuwing" pictogram={CloudOff} titel={m.onbekend()}>
        <p>{m.onbekendTekst()}</p>
      </Antwoord>
      <Knoppen>
        <Weg />
      </Knoppen>
    </Pagina>
  );
}
