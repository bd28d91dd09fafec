import { toDeclaratie, type PersonaDeclaratie } from './toDeclaratie.ts';
import type { PersonaRelatie } from './toRelatie.ts';
import { notasOfHenk } from './henk.ts';
import { createNotas, type NotasOf } from './notas.ts';
import { notasOfYears } from './notasOfYears.ts';
import { createPolissen, type PersonaPolis } from './polissen.ts';
import { createRelaties, faultRelaties } from './relaties.ts';
import { notasOfZorgverleners } from './zorgverleners.ts';

/** The personas as an insurer keeps them (docs/decisions.md §10); fits the provider's `seedDatabase`. */
export interface PersonaSeedData {
  readonly relaties: readonly PersonaRelatie[];
  readonly polissen: readonly PersonaPolis[];
  readonly declaraties: readonly PersonaDeclaratie[];
}

/** Where the numbers of earlier years begin: those of this year and Henk's stay what they are. */
const countersOfYears = 6_000;

/** Everything the personas have with the insurer, relative to a day; the same day gives the same. */
export function createSeedData(today: Temporal.PlainDate): PersonaSeedData {
  const relaties = createRelaties(today);
  const faults = faultRelaties(today);
  const toDeclaraties = (notas: readonly NotasOf[], from: number) =>
    notas
      .flatMap(({ verzekerde, indiener = verzekerde, notas: personNotas }) =>
        personNotas.map((nota) => ({
          nota,
          who: {
            verzekerde: relaties[verzekerde].relatienummer,
            indiener: relaties[indiener].relatienummer,
          },
        })),
      )
      .map(({ nota, who }, i) => toDeclaratie(today, from + i, who, nota));
  const thisYear = toDeclaraties([...createNotas(today), ...notasOfZorgverleners(today)], 0);
  // Henk's come last: most tests take only some of them.
  const declaraties = [
    ...thisYear,
    ...toDeclaraties(notasOfYears(today), countersOfYears),
    ...toDeclaraties([{ verzekerde: 'henk', notas: notasOfHenk() }], thisYear.length),
  ];
  return {
    relaties: [...Object.values(relaties), ...faults],
    polissen: createPolissen(relaties, faults, today),
    declaraties,
  };
}
