import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../borders/readSources.ts';
import { root } from '../test/run.ts';
import { CallGraph } from './callGraph.ts';
import { readScreens } from './client.ts';
import { readResolvers, unresolvedFields } from './gateway.ts';
import { readTables } from './tables.ts';
import { renderMap } from './render.ts';
import { beginning, readSchema, tablesIn } from './schema.ts';

/** Writes docs/map.md; with --check only says whether it is fresh. */
const file = path.join(root, 'docs', 'map.md');
const sources = readSources(root);
const graph = new CallGraph(sources);
const schema = readSchema(root);
const screens = readScreens(sources, graph);
const resolvers = readResolvers(sources, graph);
const unresolved = unresolvedFields(screens, resolvers);
if (unresolved.length > 0) throw new Error(`No resolver was found for ${unresolved.join(', ')}`);
const map = renderMap({
  screens,
  resolvers,
  tables: readTables(sources, graph, schema),
  everyCall: tablesIn([schema.functions.get(beginning) ?? ''], schema),
});
const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (!process.argv.includes('--check')) {
  writeFileSync(file, map);
} else if (found === map) {
  console.log('docs/map.md is fresh');
} else {
  console.log('docs/map.md is not what the code says; run npm run generate');
  process.exitCode = 1;
}
