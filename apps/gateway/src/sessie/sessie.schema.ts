import type { Builder } from '../graphql/builder.ts';
import type { OwnSessie } from './sessie.ts';

/** Adds the person's sessions to the schema, from the gateway itself. */
export function addSessies(builder: Builder): void {
  const sessie = builder.objectRef<OwnSessie>('Sessie').implement({
    fields: (t) => ({
      browser: t.exposeString('browser', { description: 'Its name; empty when unknown.' }),
      isThis: t.exposeBoolean('isThis', {
        description: 'Whether it is the session of this request.',
      }),
      lastInput: t.string({
        description: 'RFC 3339.',
        resolve: ({ lastInput }) => lastInput.toISOString(),
      }),
      since: t.string({ description: 'RFC 3339.', resolve: ({ since }) => since.toISOString() }),
      system: t.exposeString('system', { description: 'Its name; empty when unknown.' }),
    }),
  });
  builder.queryField('sessies', (t) =>
    t.field({
      type: [sessie],
      nullable: true,
      description: "The person's sessions, most recently used first.",
      resolve: async (_, __, { sessies }) => [...(await sessies())],
    }),
  );
}
