import { formatMaand } from '@mijn/domain/datum';
import { Kaart } from '@mijn/ui/Kaart';
import { Lijst } from '@mijn/ui/Lijst';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import { DeclaratieRij } from '../DeclaratieRij.tsx';
import type { LijstData } from './declaratieLijst.ts';
import { perMaand } from './perMaand.ts';
import { ToonMeer } from './ToonMeer.tsx';

/** The claims under the month in which they were sent in, and the way to older ones. */
export function LijstPerMaand(data: LijstData) {
  const { taal } = useAppOmgeving();
  return (
    <>
      {perMaand(data.declaraties).map(({ maand, rijen }) => (
        <Kaart key={maand} titel={formatMaand(`${maand}-01`, taal)}>
          <Lijst>
            {rijen.map((declaratie) => (
              <DeclaratieRij key={declaratie.nummer} declaratie={declaratie} />
            ))}
          </Lijst>
        </Kaart>
      ))}
      <ToonMeer {...data} />
    </>
  );
}
