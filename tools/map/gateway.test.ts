import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { CallGraph } from './callGraph.ts';
import { readResolvers, unresolvedFields } from './gateway.ts';

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

test('the fields of a change are those it returns, not what it made of them before', () => {
  const resolvers = resolversOf(`
    type Validation = CallResult<'validateRelatie'>;
    b.mutationFields((t) => {
      const args = { state: t.arg.string({}) };
      return { wijzigRelatie: t.field({ args, resolve: () => toOutcome<CallResult<'validateRelatie'>>(ask(call, 'updateRelatie')) }) };
    });`);
  expect(resolvers).toEqual({ wijzigRelatie: ['updateRelatie'] });
});

test('the year and the relation are asked of the context by what a resolver calls, too', () => {
  const resolvers = resolversOf(`
    const whose = (context) => context.relatie();
    b.queryField('verzekerden', (t) => t.field({ resolve: (_, __, context) => whose(context) }));
    b.queryField('jaar', (t) => t.field({ resolve: (_, __, context) => context.thisYear() }));`);
  expect(resolvers).toEqual({ verzekerden: ['getRelatie'], jaar: ['getRelatie'] });
});

test('a field that a screen asks and no resolver was found for is told', () => {
  const screens = [{ fields: ['facturen', 'merk'] }, { fields: ['merk', 'dag'] }];
  expect(unresolvedFields(screens, new Map([['facturen', []]]))).toEqual(['dag', 'merk']);
});

test('types, and what stands in no schema, make no fields of a query', () => {
  const text = 'b.objectFields((t) => ({ a: 1 })); queryFields({ b: 1 }); b.queryField(name, f);';
  expect(resolversOf(text)).toEqual({});
  const field = "b.queryField('facturen', f);";
  expect(resolversOf(field, 'facturen/facturen.ts')).toEqual({});
  expect(resolversOf(field)).toEqual({ facturen: [] });
});
