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
        description: 'yyyy-mm-dd: start of the dispute, during which no step follows.',
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
  return stage;
}
