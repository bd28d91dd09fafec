import { toDeclaratie, type PersonaDeclaratie } from './toDeclaratie.ts';
import type { PersonaRelatie } from './toRelatie.ts';
import { notasOfHenk } from './henk.ts';
import { createNotas } from './notas.ts';
import { createPolissen, type PersonaPolis } from './polissen.ts';
import { createRelaties, faultRelaties } from './relaties.ts';
import { notasOfZorgverleners } from './zorgverleners.ts';

/** The personas as an insurer keeps them (decisions §10); fits the provider's `seedDatabase`. */
export interface PersonaSeedData {
  readonly relaties: readonly PersonaRelatie[];
  readonly polissen: readonly PersonaPolis[];
  readonly declaraties: readonly PersonaDeclaratie[];
}

/** Everything the personas have with the insurer, relative to a day; the same day gives the same. */
export function createSeedData(today: Temporal.PlainDate): PersonaSeedData {
  const relaties = createRelaties(today);
  const faults = faultRelaties(today);
  const notas = [
    ...createNotas(today),
    ...notasOfZorgverleners(today),
    { verzekerde: 'henk' as const, indiener: undefined, notas: notasOfHenk() },
  ];
  const declaraties = notas
    .flatMap(({ verzekerde, indiener = verzekerde, notas: personNotas }) =>
      personNotas.map((nota) => ({
        nota,
        who: {
          verzekerde: relaties[verzekerde].relatienummer,
          indiener: relaties[indiener].relatienummer,
        },
      })),
    )
    .map(({ nota, who }, counter) => toDeclaratie(today, counter, who, nota));
  return {
    relaties: [...Object.values(relaties), ...faults],
    polissen: createPolissen(relaties, faults, today),
    declaraties,
  };
}
