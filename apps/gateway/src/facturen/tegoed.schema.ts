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
        description: 'Number of the claim, the invoice, or the paid payment request.',
      }),
      sinds: t.exposeString('sinds', { description: 'yyyy-mm-dd.' }),
      soort: t.expose('soort', { type: kind }),
    }),
  });
  builder.queryField('tegoeden', (t) =>
    t.field({
      type: [tegoed],
      nullable: true,
      description: 'Money that cannot be paid out yet, oldest first.',
      resolve: async (_, __, { call }) => (await askTegoeden(call)).tegoeden,
    }),
  );
  const onderweg = builder.objectRef<Onderweg>('Onderweg').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      kenmerk: t.exposeString('kenmerk', {
        description: 'Number of the claim, the invoice, or the paid payment request.',
      }),
      soort: t.expose('soort', { type: kind }),
      verwachtOp: t.exposeString('verwachtOp', {
        description: 'yyyy-mm-dd: last day of the payout.',
      }),
    }),
  });
  builder.queryField('onderweg', (t) =>
    t.field({
      type: [onderweg],
      nullable: true,
      description: "Payouts on their way to the person's account, earliest first.",
      resolve: async (_, __, { call }) => (await askTegoeden(call)).onderweg ?? [],
    }),
  );
}
