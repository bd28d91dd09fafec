import { tegoed as shape, type Tegoed } from '@mijn/contract/extensions';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

/** Puts money that waits for the person into the schema. */
export function addTegoeden(builder: Builder): void {
  const { soort, ontbreekt } = shape.shape;
  const kind = builder.enumType('TegoedSoort', { values: soort.options });
  const missing = builder.enumType('TegoedOntbreekt', { values: ontbreekt.options });
  const tegoed = builder.objectRef<Tegoed>('Tegoed').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      kenmerk: t.exposeString('kenmerk', {
        description: 'Of the claim, the invoice, or the payment request that was paid.',
      }),
      ontbreekt: t.expose('ontbreekt', { type: missing }),
      sinds: t.exposeString('sinds', { description: 'yyyy-mm-dd.' }),
      soort: t.expose('soort', { type: kind }),
    }),
  });
  builder.queryField('tegoeden', (t) =>
    t.field({
      type: [tegoed],
      nullable: true,
      description: 'Money that waits because something is missing to pay it, the oldest first.',
      resolve: async (_, __, { call }) => (await ask(call, 'listTegoeden', {})).tegoeden,
    }),
  );
}
