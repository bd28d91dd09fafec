import { padVanBevestiging } from '@mijn/domain/paden';
import { Knop, knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Printer } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

type Te = Pick<DeclaratieDetail, 'nummer' | 'reacties' | 'soortIndiener'>;

/**
 * To keep: the confirmation as a PDF where the insurer makes one and a person sent the claim in, and
 * the page on paper.
 */
export function Bewaren({ nummer, reacties, soortIndiener }: Te) {
  const { taal } = useAppOmgeving();
  return (
    <Knoppen>
      {reacties !== null && soortIndiener !== 'Zorgverlener' && (
        <a
          href={padVanBevestiging(nummer, taal)}
          download
          className={knopKlasse({ variant: 'tweede' })}
        >
          {m.pdf()}
        </a>
      )}
      <Knop variant="tweede" pictogram={Printer} onClick={() => window.print()}>
        {m.print()}
      </Knop>
    </Knoppen>
  );
}
