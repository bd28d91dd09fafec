import { padVanBestand } from '@mijn/domain/paden';
import { BestandRegel } from '@mijn/ui/BestandRegel';
import { Kaart } from '@mijn/ui/Kaart';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import { formatBytes } from '../formatBytes.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/** The files that came with the claim; nothing where there are none or they are not told. */
export function Bestanden(props: Pick<DeclaratieDetail, 'nummer' | 'bestanden'>) {
  const { nummer, bestanden } = props;
  const { taal } = useAppOmgeving();
  if (bestanden.length === 0) return null;
  return (
    <Kaart titel={m.bestanden()}>
      <ul aria-label={m.bestandenBijschrift()}>
        {bestanden.map(({ bestandId, naam, soort, bytes }) => (
          <BestandRegel
            key={bestandId}
            naam={
              <a href={padVanBestand(nummer, bestandId)} download>
                <Verborgen>{m.download()} </Verborgen>
                {naam}
              </a>
            }
            grootte={formatBytes(bytes, taal)}
            soort={soort === 'pdf' ? 'document' : 'foto'}
            stand="ontvangen"
            standTekst={m.bestandOntvangen()}
          />
        ))}
      </ul>
    </Kaart>
  );
}
