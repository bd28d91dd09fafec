import { achterstandStages, type Premieachterstand } from '@mijn/contract/premieachterstand';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

function createStageEnum(builder: Builder) {
  return builder.enumType('AchterstandStap', { values: achterstandStages });
}

export type StageEnum = ReturnType<typeof createStageEnum>;

/** Adds the caller's premium arrears to the schema, an extension. */
export function addAchterstanden(builder: Builder): StageEnum {
  const stage = createStageEnum(builder);
  type Next = NonNullable<Premieachterstand['volgende']>;
  const next = builder.objectRef<Next>('VolgendeAchterstandStap').implement({
    fields: (t) => ({ maanden: t.exposeInt('maanden') }),
  });
  const achterstand = builder.objectRef<Premieachterstand>('Premieachterstand').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag', 'Integer cents; what is open of premium that is overdue.')),
      betwistSinds: t.exposeString('betwistSinds', {
        nullable: true,
        description: 'yyyy-mm-dd: since when they are disputed; nothing follows meanwhile.',
      }),
      maanden: t.exposeInt('maanden', { description: 'The months of premium that are owed.' }),
      stap: t.expose('stap', { type: stage }),
      volgende: t.expose('volgende', {
        type: next,
        nullable: true,
        description: 'What follows from so many months on; null: nothing more.',
      }),
    }),
  });
  builder.queryField('premieachterstanden', (t) =>
    t.field({
      type: [achterstand],
      nullable: true,
      description: 'Policies whose premium is in arrears.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'listPremieachterstanden', {})).premieachterstanden,
    }),
  );
  return stage;
}
