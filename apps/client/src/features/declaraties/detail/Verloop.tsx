import { formatDagZonderJaar } from '@mijn/domain/datum';
import { Kaart } from '@mijn/ui/Kaart';
import { Stappen } from '@mijn/ui/Stappen';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/detail.js';
import { statusWoord } from '../DeclaratieStatusLabel.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { verloopStappen, type VerloopStap } from './verloop.ts';

const standen = { klaar: 'klaar', nu: 'nu', later: 'straks' } as const;

/** The three states with their days, and by when the last one is due. */
export function Verloop({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { taal } = useAppOmgeving();
  const { status, verloop, verwachtOp, datum } = declaratie;
  const wanneer = (stap: VerloopStap): string | undefined => {
    const dag = stap.datum ?? (stap.status === 'INGEDIEND' ? datum : undefined);
    if (dag) return formatDagZonderJaar(dag, taal);
    if (stap.status !== 'AFGEHANDELD' || stap.staat === 'klaar' || !verwachtOp) return undefined;
    return m.verwacht({ dag: formatDagZonderJaar(verwachtOp, taal) });
  };
  return (
    <Kaart>
      <Stappen
        label={m.verloop()}
        standen={{ klaar: m.standKlaar(), nu: m.standNu(), straks: m.standStraks() }}
        stappen={verloopStappen(status, verloop).map((stap) => ({
          sleutel: stap.status,
          titel: statusWoord(stap.status),
          wanneer: wanneer(stap),
          stand: standen[stap.staat],
        }))}
      />
    </Kaart>
  );
}
