import { formatMaand } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';
import { Kaart } from '@mijn/ui/Kaart';
import { Lijst } from '@mijn/ui/Lijst';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import { DeclaratieRij } from '../DeclaratieRij.tsx';
import type { LijstData } from './declaratieLijst.ts';
import { perMaand } from './perMaand.ts';
import { ToonMeer } from './ToonMeer.tsx';

// As a heading: with a capital.
function maandKop(maand: string, taal: Taal): string {
  const naam = formatMaand(`${maand}-01`, taal);
  return naam.charAt(0).toUpperCase() + naam.slice(1);
}

/** The claims under the month in which they were sent in, and the way to older ones. */
export function LijstPerMaand(data: LijstData) {
  const { taal } = useAppOmgeving();
  return (
    <>
      {perMaand(data.declaraties).map(({ maand, rijen }) => (
        <Kaart key={maand} titel={maandKop(maand, taal)}>
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
