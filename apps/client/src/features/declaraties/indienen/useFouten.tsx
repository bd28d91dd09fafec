import { type Fout, Foutenoverzicht } from '@mijn/ui/Foutenoverzicht';
import { type ReactNode, useState } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import { controleer, type Veld, type VeldFouten } from './invoer.ts';
import type { Indienen } from './useIndienen.ts';
import { veldFoutTekst, veldId } from './veldTeksten.ts';

/** The errors of one step. */
interface Fouten {
  /** The summary for the top of the step; undefined when there is nothing wrong. */
  readonly overzicht: ReactNode;
  /** What is wrong with a field, in words. */
  readonly bij: (veld: Veld) => string | undefined;
  /** Checks the step's fields; true when all are right, else it shows what is wrong. */
  readonly controleer: () => boolean;
}

/** Checks the fields of a step and says what is wrong, at the top and at each field. */
export function useFouten(
  { toestand, meld }: Indienen,
  velden: readonly Veld[],
  vandaag: string,
): Fouten {
  const { taal } = useAppOmgeving();
  const [poging, setPoging] = useState(0);
  const tekst = (veld: Veld, fouten: VeldFouten): string | undefined => {
    const fout = fouten[veld];
    return fout && veldFoutTekst(veld, fout, { taal, vandaag });
  };
  const lijst: Fout[] = velden.flatMap((veld) => {
    const woorden = tekst(veld, toestand.fouten);
    return woorden ? [{ veldId: veldId(veld), tekst: woorden }] : [];
  });
  return {
    overzicht: lijst.length > 0 && (
      <Foutenoverzicht key={poging} titel={m.foutTitel()} fouten={lijst} />
    ),
    bij: (veld) => tekst(veld, toestand.fouten),
    controleer: () => {
      const fouten = controleer(toestand.invoer, velden, vandaag);
      meld({ soort: 'gecontroleerd', fouten });
      setPoging((nu) => nu + 1);
      return Object.keys(fouten).length === 0;
    },
  };
}
