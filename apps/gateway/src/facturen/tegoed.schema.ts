import { type Onderweg, tegoed as shape, type Tegoed } from '@mijn/contract/tegoed';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { askTegoeden } from '../provider/tegoeden.ts';

/** Adds credits and payments on their way to the schema. */
export function addTegoeden(builder: Builder): void {
  const kind = builder.enumType('TegoedSoort', { values: shape.shape.soort.options });
  const tegoed = builder.objectRef<Tegoed>('Tegoed').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      kenmerk: t.exposeString('kenmerk', {
        description: 'Of the claim, the invoice, or the payment request that was paid.',
      }),
      sinds: t.exposeString('sinds', { description: 'yyyy-mm-dd.' }),
      soort: t.expose('soort', { type: kind }),
    }),
  });
  builder.queryField('tegoeden', (t) =>
    t.field({
      type: [tegoed],
      nullable: true,
      description: 'Money that waits because something is missing to pay it, the oldest first.',
      resolve: async (_, __, { call }) => (await askTegoeden(call)).tegoeden,
    }),
  );
  const onderweg = builder.objectRef<Onderweg>('Onderweg').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      kenmerk: t.exposeString('kenmerk', {
        description: 'Of the claim, the invoice, or the payment request that was paid.',
      }),
      soort: t.expose('soort', { type: kind }),
      verwachtOp: t.exposeString('verwachtOp', {
        description: 'yyyy-mm-dd: the last day on which it is paid.',
      }),
    }),
  });
  builder.queryField('onderweg', (t) =>
    t.field({
      type: [onderweg],
      nullable: true,
      description: 'Money that is paid to the account of the person, the first to come first.',
      resolve: async (_, __, { call }) => (await askTegoeden(call)).onderweg ?? [],
    }),
  );
}
