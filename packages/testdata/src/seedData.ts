import { toDeclaratie, type PersonaDeclaratie } from './toDeclaratie.ts';
import type { PersonaRelatie } from './toRelatie.ts';
import { notasOfHenk } from './henk.ts';
import { createNotas, type NotasOf } from './notas.ts';
import { notasOfYears } from './notasOfYears.ts';
import { createPolissen, type PersonaPolis } from './polissen.ts';
import { createRelaties, faultRelaties } from './relaties.ts';
import { notasOfZorgverleners } from './zorgverleners.ts';

/** The personas' data at the insurer (docs/decisions.md §10), as the provider's `seedDatabase` takes it. */
export interface PersonaSeedData {
  readonly relaties: readonly PersonaRelatie[];
  readonly polissen: readonly PersonaPolis[];
  readonly declaraties: readonly PersonaDeclaratie[];
}

/** First number for earlier years, so that the numbers of this year and Henk's do not change. */
const countersOfYears = 6_000;

/** Returns all data of the personas relative to a day; deterministic for that day. */
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
  // Henk's come last, because most tests take only some of them.
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
