import { padVanBevestiging } from '@mijn/domain/paden';
import { Knop, knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Printer } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/** To keep: the confirmation as a PDF where the insurer makes one, and the page on paper. */
export function Bewaren({ nummer, reacties }: Pick<DeclaratieDetail, 'nummer' | 'reacties'>) {
  const { taal } = useAppOmgeving();
  return (
    <Knoppen>
      {reacties !== null && (
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
