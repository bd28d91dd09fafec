import { paginas } from '@mijn/domain/paden';
import { Antwoord } from '@mijn/ui/Antwoord';
import { knopKlasse } from '@mijn/ui/Knop';
import { type Icoon, Pictogram } from '@mijn/ui/Pictogram';
import { Schakel } from '@mijn/ui/Schakel';
import { Camera, CircleCheckBig, Clock, Sparkles } from 'lucide-react';
import * as m from '../../../generated/teksten/lijst.js';
import { type Tellingen, tellingen } from './tellingen.ts';

type Rijen = Parameters<typeof tellingen>[0];

interface Regel {
  readonly soort: 'positief' | 'info';
  readonly pictogram: Icoon;
  readonly titel: string;
  readonly ook?: string;
}

function regelVan({ nieuw, onderweg }: Tellingen): Regel {
  const aantal = String(onderweg);
  if (nieuw > 0) {
    const ook = onderweg === 1 ? m.ookOnderwegEen() : m.ookOnderwegMeer({ aantal });
    const titel = nieuw === 1 ? m.beoordeeldEen() : m.beoordeeldMeer({ aantal: String(nieuw) });
    return { soort: 'positief', pictogram: Sparkles, titel, ...(onderweg > 0 && { ook }) };
  }
  if (onderweg > 0) {
    const titel = onderweg === 1 ? m.onderwegEen() : m.onderwegMeer({ aantal });
    return { soort: 'info', pictogram: Clock, titel };
  }
  return { soort: 'positief', pictogram: CircleCheckBig, titel: m.allesAfgehandeld() };
}

/** The answer of the list before any detail, with the one main action of the page. */
export function EersteRegel({ rijen }: { readonly rijen: Rijen }) {
  const { ook, ...regel } = regelVan(tellingen(rijen));
  const indienen = (
    <Schakel href={paginas.declaratieIndienen.pad} className={knopKlasse()}>
      <Pictogram icoon={Camera} klein />
      <span>{m.indienen()}</span>
    </Schakel>
  );
  return (
    <Antwoord {...regel} actie={indienen}>
      {ook && <p>{ook}</p>}
    </Antwoord>
  );
}
