import { achterstandStages, type Premieachterstand } from '@mijn/contract/premieachterstand';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { ask, askKnown } from '../provider/ask.ts';

/** Adds the caller's premium arrears to the schema, an extension. */
export function addAchterstanden(builder: Builder): void {
  const stage = builder.enumType('AchterstandStap', { values: achterstandStages });
  type Next = NonNullable<Premieachterstand['volgende']>;
  const next = builder.objectRef<Next>('VolgendeAchterstandStap').implement({
    fields: (t) => ({ maanden: t.exposeInt('maanden') }),
  });
  const achterstand = builder.objectRef<Premieachterstand>('Premieachterstand').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag', 'Integer cents; what is open of premium that is overdue.')),
      betwistSinds: t.exposeString('betwistSinds', {
        nullable: true,
        description: 'yyyy-mm-dd: start of the dispute, during which no step follows.',
      }),
      betwistingBeantwoord: t.exposeString('betwistingBeantwoord', {
        nullable: true,
        description:
          'yyyy-mm-dd: a dispute of this stage was answered; only the next one can be disputed.',
      }),
      maanden: t.exposeInt('maanden', { description: 'Months of premium that are owed.' }),
      stap: t.expose('stap', { type: stage }),
      volgende: t.expose('volgende', {
        type: next,
        nullable: true,
        description:
          'The next stage, and the months of arrears at which it follows; null after the last.',
      }),
    }),
  });
  builder.queryField('premieachterstanden', (t) =>
    t.field({
      type: [achterstand],
      nullable: true,
      description: 'Policies in premium arrears.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'listPremieachterstanden', {})).premieachterstanden,
    }),
  );
  builder.mutationField('betwistPremieachterstand', (t) =>
    t.boolean({
      nullable: true,
      description:
        'Disputes the premium arrears: no step follows until that is answered. 400 no words or over 1000, 404 no arrears, 409 a dispute of this stage was answered. Safe to repeat.',
      args: { tekst: t.arg.string({ required: true }) },
      resolve: async (_, { tekst }, { call }) => {
        await askKnown(call, 'betwistPremieachterstand', { body: { tekst } });
        return true;
      },
    }),
  );
}
