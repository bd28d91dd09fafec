import { Stapel } from '@mijn/ui/Stapel';
import { BetaalKnop, BetaalUitslag } from '../betalen/Betalen.tsx';
import { useBetalen } from '../betalen/useBetalen.ts';
import { BetaalverzoekKaart } from './BetaalverzoekKaart.tsx';
import { EersteRegel } from './EersteRegel.tsx';
import type { Zin } from './eersteRegel.ts';
import type { VerzoekInLijst } from './getFacturen.ts';

interface VerzoekenProps {
  readonly zinnen: readonly Zin[];
  readonly verzoeken: readonly VerzoekInLijst[];
  readonly vandaag: string;
}

// One thing to pay: the answer itself has the button.
function EenVerzoek(props: Omit<VerzoekenProps, 'verzoeken'> & { readonly enige: VerzoekInLijst }) {
  const { zinnen, enige, vandaag } = props;
  const betalen = useBetalen(enige.betalingsKenmerk);
  return (
    <>
      <Stapel ruimte="krap">
        <EersteRegel
          zinnen={zinnen}
          actie={<BetaalKnop betalen={betalen} betaling={enige.betaling} />}
        />
        <BetaalUitslag stand={betalen.stand} />
      </Stapel>
      <BetaalverzoekKaart verzoek={enige} vandaag={vandaag} knop="elders" />
    </>
  );
}

/** The answer, and under it what is asked to be paid, the most urgent first. */
export function Verzoeken({ zinnen, verzoeken, vandaag }: VerzoekenProps) {
  const [enige] = verzoeken;
  if (enige && verzoeken.length === 1 && enige.betaling?.status !== 'inBehandeling') {
    return <EenVerzoek zinnen={zinnen} enige={enige} vandaag={vandaag} />;
  }
  return (
    <>
      <EersteRegel zinnen={zinnen} />
      {verzoeken.map((verzoek, i) => (
        <BetaalverzoekKaart
          key={verzoek.betalingsKenmerk}
          verzoek={verzoek}
          vandaag={vandaag}
          knop={verzoeken.length === 1 ? 'elders' : i === 0 ? 'hoofd' : 'tweede'}
        />
      ))}
    </>
  );
}
