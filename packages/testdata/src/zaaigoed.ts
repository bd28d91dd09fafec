import { bouwDeclaratie, type PersonaDeclaratie } from './bouwDeclaratie.ts';
import type { PersonaRelatie } from './bouwRelatie.ts';
import { notasVanHenk } from './henk.ts';
import { maakNotas } from './notas.ts';
import { maakPolissen, type PersonaPolis } from './polissen.ts';
import { maakRelaties, maakStoringen } from './relaties.ts';
import { notasVanZorgverleners } from './zorgverleners.ts';

/** The personas as an insurer keeps them (decisions §10); fits the provider's `zaai`. */
export interface PersonaGoed {
  readonly relaties: readonly PersonaRelatie[];
  readonly polissen: readonly PersonaPolis[];
  readonly declaraties: readonly PersonaDeclaratie[];
}

/** Everything the personas have with the insurer, relative to a day; the same day gives the same. */
export function maakZaaigoed(vandaag: Temporal.PlainDate): PersonaGoed {
  const relaties = maakRelaties(vandaag);
  const storingen = maakStoringen(vandaag);
  const notas = [
    ...maakNotas(vandaag),
    ...notasVanZorgverleners(vandaag),
    { verzekerde: 'henk' as const, indiener: undefined, notas: notasVanHenk() },
  ];
  const declaraties = notas
    .flatMap(({ verzekerde, indiener = verzekerde, notas: vanPersoon }) =>
      vanPersoon.map((nota) => ({
        nota,
        wie: {
          verzekerde: relaties[verzekerde].relatienummer,
          indiener: relaties[indiener].relatienummer,
        },
      })),
    )
    .map(({ nota, wie }, teller) => bouwDeclaratie(vandaag, teller, wie, nota));
  return {
    relaties: [...Object.values(relaties), ...storingen],
    polissen: maakPolissen(relaties, storingen, vandaag),
    declaraties,
  };
}
