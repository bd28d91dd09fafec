import { correctieKinds, type DeclaratieCorrectie } from '@mijn/contract/correctie';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';

const changes = 'Integer cents; below zero where it becomes less.';

/** Creates the types of corrections of judged lines (ADR 0070), for claims and care cost lines. */
export function createCorrecties(builder: Builder) {
  const kind = builder.enumType('CorrectieSoort', { values: correctieKinds });
  const ofDeclaratie = builder.objectRef<DeclaratieCorrectie>('DeclaratieCorrectie').implement({
    fields: (t) => ({
      behandelDatum: t.exposeString('behandelDatum', {
        description: 'Of the line; its year is the one that the care counts for.',
      }),
      corrigeert: t.exposeInt('corrigeert', { description: 'The line of this claim.' }),
      datum: t.exposeString('datum'),
      eigenRisicoBedrag: t.int(centsOf('eigenRisicoBedrag', changes)),
      eigenRisicoInTermijnen: t.int(centsOf('eigenRisicoInTermijnen', changes)),
      gedeclareerdBedrag: t.int(centsOf('gedeclareerdBedrag', changes)),
      soort: t.expose('soort', { type: kind }),
      vergoedBedrag: t.int(centsOf('vergoedBedrag', changes)),
      volgnummer: t.exposeInt('volgnummer'),
      wettelijkeBijdrageBedrag: t.int(centsOf('wettelijkeBijdrageBedrag', changes)),
    }),
  });
  const ofLine = builder
    .objectRef<NonNullable<ZorgkostenLine['correctie']>>('ZorgkostenCorrectie')
    .implement({
      fields: (t) => ({
        datum: t.exposeString('datum'),
        soort: t.expose('soort', { type: kind }),
      }),
    });
  return { ofDeclaratie, ofLine };
}

export type CorrectieRefs = ReturnType<typeof createCorrecties>;
