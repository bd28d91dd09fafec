import { formatBedrag } from '@mijn/domain/geld';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Stapel } from '@mijn/ui/Stapel';
import { CircleCheckBig, Clock } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/betaalverzoek.js';
import type { Betaalverzoek } from '../betaalverzoek.ts';
import { titelWoorden } from '../betaalverzoekTitel.ts';
import { BetaalKnop, BetaalUitslag } from '../betalen/Betalen.tsx';
import { useBetalen } from '../betalen/useBetalen.ts';
import { dagInZin } from '../dag.ts';
import { kostenZin, verzoekUitleg } from '../verzoekUitleg.ts';

interface VerzoekAntwoordProps {
  readonly verzoek: Betaalverzoek;
  readonly vandaag: string;
}

function TeBetalen({ verzoek, vandaag }: VerzoekAntwoordProps) {
  const { taal } = useAppOmgeving();
  const betalen = useBetalen(verzoek.betalingsKenmerk);
  const { titel, uitersteBetaalDatum, bedragTeBetalen, betaling } = verzoek;
  const teLaat = uitersteBetaalDatum < vandaag;
  const waarden = {
    bedrag: formatBedrag(bedragTeBetalen, taal),
    dag: dagInZin(uitersteBetaalDatum, taal),
  };
  const dringend = teLaat || titelWoorden(titel).toon === 'negatief';
  return (
    <Stapel ruimte="krap">
      <Antwoord
        soort={dringend ? 'negatief' : 'waarschuwing'}
        pictogram={titelWoorden(titel).pictogram}
        titel={teLaat ? m.betalenTeLaat(waarden) : m.betalenVoor(waarden)}
        actie={<BetaalKnop betalen={betalen} betaling={betaling} />}
      >
        <p>
          {verzoekUitleg(verzoek, vandaag, taal)} {kostenZin(verzoek.kostenBijNietBetalen, taal)}
        </p>
      </Antwoord>
      <BetaalUitslag stand={betalen.stand} />
    </Stapel>
  );
}

/** The answer of a payment request's page: to pay, being checked, or paid. */
export function VerzoekAntwoord(props: VerzoekAntwoordProps) {
  const { taal } = useAppOmgeving();
  const { bedragTeBetalen, betaling } = props.verzoek;
  if (bedragTeBetalen <= 0) {
    return (
      <Antwoord soort="positief" pictogram={CircleCheckBig} titel={m.betaald()}>
        <p>{m.betaaldTekst()}</p>
      </Antwoord>
    );
  }
  if (betaling?.status === 'inBehandeling') {
    const titel = m.controle({ bedrag: formatBedrag(bedragTeBetalen, taal) });
    return (
      <Antwoord soort="info" pictogram={Clock} titel={titel}>
        <p>{m.controleTekst()}</p>
      </Antwoord>
    );
  }
  return <TeBetalen {...props} />;
}
