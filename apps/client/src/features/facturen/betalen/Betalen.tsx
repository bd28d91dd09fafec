import { Knop } from '@mijn/ui/Knop';
import { Melding } from '@mijn/ui/Melding';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/betalen.js';
import { betaalConfig } from './betaalConfig.ts';
import type { NietGestart } from './startBetaling.ts';
import type { Betalen } from './useBetalen.ts';

type Gezegd = Exclude<NietGestart, 'verouderd'>;

const meldingen: Readonly<Record<Gezegd, readonly [titel: () => string, tekst: () => string]>> = {
  bezet: [m.bezetTitel, m.bezetTekst],
  storing: [m.storingTitel, m.storingTekst],
  geenNetwerk: [m.geenNetwerkTitel, m.geenNetwerkTekst],
  mislukt: [m.misluktTitel, m.misluktTekst],
};

/** What went wrong on the way to the bank; nothing while nothing did. */
export function BetaalUitslag({ stand }: Pick<Betalen, 'stand'>) {
  if (stand === 'rust' || stand === 'bezig' || stand === 'verouderd') return null;
  const [titel, tekst] = meldingen[stand];
  return (
    <Melding soort={stand === 'bezet' ? 'info' : 'fout'} titel={titel()} role="alert">
      <p>{tekst()}</p>
    </Melding>
  );
}

/** In the place of the button while the bank is still at it: the truth (decisions §7). */
export function InControle() {
  return (
    <Melding soort="info" titel={m.controleTitel()}>
      <p>{m.controleTekst()}</p>
    </Melding>
  );
}

interface BetaalKnopProps {
  readonly betalen: Betalen;
  /** The last attempt, if the insurer tells: an open one is gone on with. */
  readonly betaling: { readonly status: string } | null;
  /** The main action of the page. */
  readonly hoofd?: boolean | undefined;
}

/** Goes to the bank in one tap. */
export function BetaalKnop({ betalen, betaling, hoofd = true }: BetaalKnopProps) {
  const { naam } = betaalConfig(useAppOmgeving().config);
  const bezig = betalen.stand === 'bezig';
  return (
    <div>
      <Knop variant={hoofd ? 'hoofd' : 'tweede'} breed bezig={bezig} onClick={betalen.betaal}>
        {betaling?.status === 'open' ? m.verderMet({ naam }) : m.betalenMet({ naam })}
      </Knop>
      <output>{bezig && <Verborgen>{m.naarBank()}</Verborgen>}</output>
    </div>
  );
}
