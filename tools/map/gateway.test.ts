import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { CallGraph } from './callGraph.ts';
import { readResolvers } from './gateway.ts';

const home = 'apps/gateway/src';

/** What the fields of a schema file lead to, where `graphqlContext.ts` asks for the relation. */
function resolversOf(text: string, file = 'facturen/facturen.schema.ts') {
  const sources = [
    readSource(`${home}/${file}`, text),
    readSource(`${home}/graphql/graphqlContext.ts`, "const relatie = () => ask('getRelatie');"),
  ];
  return Object.fromEntries(readResolvers(sources, new CallGraph(sources)));
}

test('tells of each field of a query or a change which calls it asks, each once', () => {
  const resolvers = resolversOf(`
    const one = () => [ask('listFacturen'), ask('getSpecificatie'), ask('listFacturen')];
    b.queryFields((t) => ({ facturen: t.field({ resolve: one }), vandaag: t.field({}) }));
    b.mutationField('addBetaling', (t) => t.field({ resolve: () => ask(calls.startBetaling) }));`);
  expect(resolvers).toEqual({
    facturen: ['getSpecificatie', 'listFacturen'],
    vandaag: [],
    addBetaling: ['startBetaling'],
  });
});

test('a field that asks the context for the relation leads to that call, another one does not', () => {
  const resolvers = resolversOf(`
    b.queryField('relatie', (t) => t.field({ resolve: (_, __, context) => context.relatie() }));
    b.queryField('merk', (t) => t.field({ resolve: (_, __, context) => context.merk }));`);
  expect(resolvers).toEqual({ relatie: ['getRelatie'], merk: [] });
});

test('types, and what stands in no schema, make no fields of a query', () => {
  const text = 'b.objectFields((t) => ({ a: 1 })); queryFields({ b: 1 }); b.queryField(name, f);';
  expect(resolversOf(text)).toEqual({});
  const field = "b.queryField('facturen', f);";
  expect(resolversOf(field, 'facturen/facturen.ts')).toEqual({});
  expect(resolversOf(field)).toEqual({ facturen: [] });
});
