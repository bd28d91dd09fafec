import { formatBedrag } from '@mijn/domain/geld';
import { padVanBetaalverzoek } from '@mijn/domain/paden';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Kaart } from '@mijn/ui/Kaart';
import { knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/alle.js';
import { BetaalKnop, BetaalUitslag, InControle } from '../betalen/Betalen.tsx';
import { useBetalen } from '../betalen/useBetalen.ts';
import { Bundel } from '../Bundel.tsx';
import { TitelLabel } from '../TitelLabel.tsx';
import { kostenZin, verzoekUitleg } from '../verzoekUitleg.ts';
import s from './BetaalverzoekKaart.module.css';
import type { VerzoekInLijst } from './getFacturen.ts';

interface BetaalverzoekKaartProps {
  readonly verzoek: VerzoekInLijst;
  readonly vandaag: string;
  /** Its button stands here; elsewhere where it is the only one to pay. */
  readonly knop: 'hoofd' | 'tweede' | 'elders';
}

/** A payment request in the list: what it is, what it bundles, and paying it in one tap. */
export function BetaalverzoekKaart({ verzoek, vandaag, knop }: BetaalverzoekKaartProps) {
  const { taal } = useAppOmgeving();
  const betalen = useBetalen(verzoek.betalingsKenmerk);
  const bijBank = verzoek.betaling?.status === 'inBehandeling';
  const kosten = kostenZin(verzoek.kostenBijNietBetalen, taal);
  return (
    <Kaart
      titel={
        <>
          <TitelLabel titel={verzoek.titel} />
          {/* Several can bear one title: each has a name of its own. */}
          <Verborgen>
            {m.kaartNaam({
              bedrag: formatBedrag(verzoek.bedragTeBetalen, taal),
              kenmerk: verzoek.betalingsKenmerkOpgemaakt,
            })}
          </Verborgen>
        </>
      }
      actie={
        knop !== 'elders' && (
          <span className={s['bedrag']}>
            <Bedrag cents={verzoek.bedragTeBetalen} nadruk />
          </span>
        )
      }
    >
      <Stapel>
        {bijBank ? (
          knop !== 'elders' && <InControle />
        ) : (
          <p>
            {verzoekUitleg(verzoek, vandaag, taal)} {kosten}
          </p>
        )}
        <Bundel verzoek={verzoek} kort />
        <BetaalUitslag stand={betalen.stand} />
        <Knoppen>
          {knop !== 'elders' && !bijBank && (
            <BetaalKnop betalen={betalen} betaling={verzoek.betaling} hoofd={knop === 'hoofd'} />
          )}
          <Schakel
            href={padVanBetaalverzoek(verzoek.betalingsKenmerk)}
            className={knopKlasse({ variant: knop === 'elders' || bijBank ? 'tweede' : 'stil' })}
          >
            {m.bekijk()}
          </Schakel>
        </Knoppen>
      </Stapel>
    </Kaart>
  );
}
