import type { ToestemmingVoorbeeld } from '@mijn/contract/toestemming';
import type { Builder } from '../graphql/builder.ts';
import { centsOf } from '../graphql/cents.ts';
import { ask } from '../provider/ask.ts';

function createVoorbeeld(builder: Builder) {
  const shown = builder.objectRef<ToestemmingVoorbeeld['met']>('GetoondeDeclaratie').implement({
    fields: (t) => ({
      bedrag: t.int(centsOf('bedrag')),
      datum: t.exposeString('datum'),
      zorgSoorten: t.exposeStringList('zorgSoorten', { nullable: true }),
    }),
  });
  return builder.objectRef<ToestemmingVoorbeeld>('ToestemmingVoorbeeld').implement({
    fields: (t) => ({
      met: t.expose('met', { type: shown, description: 'With consent.' }),
      nummer: t.exposeString('nummer'),
      zonder: t.expose('zonder', { type: shown, description: 'Without it.' }),
    }),
  });
}

/** Adds previews of consent to the schema, an extension. */
export function addToestemming(builder: Builder): void {
  const voorbeeld = createVoorbeeld(builder);
  builder.queryField('toestemmingVoorbeelden', (t) =>
    t.field({
      type: [voorbeeld],
      nullable: true,
      description: 'The last claims as the verzekeringsnemer sees them. 404 without the extension.',
      resolve: async (_, __, { call }) =>
        (await ask(call, 'listToestemmingVoorbeelden', {})).declaraties,
    }),
  );
}
