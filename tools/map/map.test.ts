import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { CallGraph } from './callGraph.ts';
import { readScreens } from './client.ts';
import { readResolvers } from './gateway.ts';
import { readTables } from './tables.ts';
import { renderMap } from './render.ts';

const client = 'apps/client/src';
const gateway = 'apps/gateway/src';
const provider = 'apps/provider/src';

const sources = [
  readSource(
    `${client}/app/routes.tsx`,
    `page('declaraties', 'features/declaraties/L.tsx', () => import('../features/declaraties/L.tsx'));`,
  ),
  readSource(
    `${client}/features/declaraties/L.tsx`,
    `import { later } from './lazyPart.ts';
     export function Component() { return later; }`,
  ),
  readSource(
    `${client}/features/declaraties/lazyPart.ts`,
    `export const later = lazy('src/P.tsx', async () => (await import('./P.tsx')).Part);`,
  ),
  readSource(
    `${client}/features/declaraties/P.tsx`,
    `import { list } from './d.operations.ts';
     export function Part() { return post(list, callPaths.submit); }`,
  ),
  readSource(
    `${client}/features/declaraties/d.operations.ts`,
    'export const list = operation(`query L { declaraties { nummer } relatie { naam } }`);',
  ),
  readSource(
    `${gateway}/declaraties/declaraties.schema.ts`,
    `import { list } from '../provider/declaraties.ts';
     export function register(b) { b.queryFields((t) => ({ declaraties: t.field({ resolve: () => list() }) })); }`,
  ),
  readSource(
    `${gateway}/provider/declaraties.ts`,
    "export function list() { return ask(call, 'listDeclaraties', {}); }",
  ),
  readSource(
    `${provider}/declaraties/declaraties.handlers.ts`,
    `import { select } from './declaraties.queries.ts';
     export function createHandlers() { const read = () => select(); return { listDeclaraties: () => read() }; }`,
  ),
  readSource(
    `${provider}/declaraties/declaraties.queries.ts`,
    'const sql = `SELECT * FROM insurer.declaratie d, insurer.sent_lines(d.id)`; export function select() { return sql; }',
  ),
];
const graph = new CallGraph(sources);

test('a page is followed, with what it fetches later, through gateway and insurer to the tables', () => {
  const map = renderMap({
    screens: readScreens(sources, graph),
    resolvers: readResolvers(sources, graph),
    tables: readTables(sources, graph, {
      tables: ['clock', 'declaratie', 'polis', 'regel'],
      functions: new Map([['sent_lines', 'SELECT FROM regel']]),
    }),
    everyCall: ['clock'],
  });
  expect(map).toContain(
    '| `/declaraties/overzicht` | `declaraties`<br>`relatie`<br>`/api/v1/declaraties/indienen` |',
  );
  expect(map).toContain('| `declaraties` | `GET /api/v1/declaraties` |');
  expect(map).toContain('| `GET /api/v1/declaraties` | `declaratie`<br>`regel` |');
  expect(map).toContain('who calls and whom they may see (`clock`)');
});
