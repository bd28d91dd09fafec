import { Antwoord } from '@mijn/ui/Antwoord';
import { CircleCheckBig, Clock, Sparkles } from 'lucide-react';
import * as m from '../../../generated/teksten/lijst.js';
import { tellingen } from './tellingen.ts';

type Rijen = Parameters<typeof tellingen>[0];

/** The answer of the list before any detail: what is new, what is under way, or that all is settled. */
export function EersteRegel({ rijen }: { readonly rijen: Rijen }) {
  const { nieuw, onderweg } = tellingen(rijen);
  const aantal = String(onderweg);
  if (nieuw > 0) {
    const ook = onderweg === 1 ? m.ookOnderwegEen() : m.ookOnderwegMeer({ aantal });
    return (
      <Antwoord
        soort="positief"
        pictogram={Sparkles}
        titel={nieuw === 1 ? m.beoordeeldEen() : m.beoordeeldMeer({ aantal: String(nieuw) })}
      >
        {onderweg > 0 && <p>{ook}</p>}
      </Antwoord>
    );
  }
  if (onderweg > 0) {
    const titel = onderweg === 1 ? m.onderwegEen() : m.onderwegMeer({ aantal });
    return <Antwoord soort="info" pictogram={Clock} titel={titel} />;
  }
  return <Antwoord soort="positief" pictogram={CircleCheckBig} titel={m.allesAfgehandeld()} />;
}
