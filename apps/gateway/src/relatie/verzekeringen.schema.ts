import { pakketten, type Verzekering } from '@mijn/contract/verzekering';
import type { Builder } from '../graphql/builder.ts';
import { centsOf, inCents } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

function createVerzekering(builder: Builder) {
  const pakket = builder.enumType('Pakket', { values: pakketten });
  const birthdayChange = builder
    .objectRef<Verzekering['veranderingen'][number]>('Verandering')
    .implement({
      fields: (t) => ({
        leeftijd: t.exposeInt('leeftijd', { description: '12, 16 or 18.' }),
        vanaf: t.exposeString('vanaf', { description: 'yyyy-mm-dd.' }),
      }),
    });
  return builder.objectRef<Verzekering>('Verzekering').implement({
    fields: (t) => ({
      basisBijCak: t.exposeBoolean('basisBijCak', {
        description: 'Whether the premium of the basic insurance is paid to the CAK.',
      }),
      geboorteDatum: t.exposeString('geboorteDatum'),
      opgemaakteNaam: t.exposeString('opgemaakteNaam'),
      pakketten: t.expose('pakketten', { type: [pakket] }),
      premie: t.int(centsOf('premie', `Of a whole month. ${inCents}`)),
      relatienummer: t.exposeString('relatienummer'),
      roepnaam: t.exposeString('roepnaam'),
      veranderingen: t.expose('veranderingen', { type: [birthdayChange] }),
      vrijwilligBedrag: t.int(centsOf('vrijwilligBedrag')),
    }),
  });
}

/** Adds the insurance of everybody in view to the schema, an extension. */
export function addVerzekeringen(builder: Builder): void {
  const verzekering = createVerzekering(builder);
  builder.queryField('verzekeringen', (t) =>
    t.field({
      type: [verzekering],
      nullable: true,
      description: 'The caller first, then the eldest. 404 without the extension.',
      resolve: async (_, __, { call }) => (await ask(call, 'listVerzekeringen', {})).verzekeringen,
    }),
  );
}
