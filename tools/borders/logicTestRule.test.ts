import { expect, test } from 'vitest';
import { logicTestRule } from './logicTestRule.ts';
import { readSource } from './source.ts';

const decides = 'export const a = (n: number) => '.concat('n > 1 ? 1 : '.repeat(9), '0;');
const folder = 'apps/gateway/src/http';
const logic = `${folder}/a.ts`;
const refused = `${logic}: 9 decisions and no a.test.ts beside it`;

/** What is said of these files, the first of which decides nine times. */
function said(files: readonly string[]): string[] {
  const sources = files.map((file, at) => readSource(file, at === 0 ? decides : ''));
  return logicTestRule(sources);
}

test('a file with logic without a test of its own name beside it is caught', () => {
  expect(said([logic])).toEqual([refused]);
  expect(said([logic, 'apps/gateway/src/a.test.ts'])).toEqual([refused]);
  expect(said([logic, `${folder}/b.test.ts`])).toEqual([refused]);
  expect(said([logic, `${folder}/ab.test.ts`])).toEqual([refused]);
  expect(said([logic, `${folder}/a.testing.ts`])).toEqual([refused]);
});

test.each(['a.test.ts', 'a.test.tsx', 'a.browser.test.tsx', 'a.properties.test.ts'])(
  '%s is a test of its name',
  (name) => expect(said([logic, `${folder}/${name}`])).toEqual([]),
);

test("the test of the rules beside a file is the rules' own", () => {
  const rules = [`${folder}/a.rules.ts`, `${folder}/a.rules.test.ts`];
  expect(said([logic, ...rules])).toEqual([refused]);
});

test('a component with logic needs one as well', () => {
  const component = 'apps/client/src/app/A.tsx';
  expect(said([component])).toEqual([`${component}: 9 decisions and no A.test.tsx beside it`]);
  expect(said([component, 'apps/client/src/app/A.browser.test.tsx'])).toEqual([]);
  expect(said([component, 'apps/client/src/app/A.test.ts'])).toEqual([]);
  expect(said([component, 'apps/client/src/app/B.test.tsx'])).toHaveLength(1);
});

test.each([
  ['packages/domain/src/a.ts', 1],
  ['dev-env/src/a.ts', 1],
  ['tools/map/a.ts', 1],
  ['apps/gateway/tools/a.ts', 1],
  ['packages/ui/tools/a.ts', 1],
  ['apps/client/tools/preview.ts', 0],
  ['dev-env/src/oracle/a.ts', 0],
  ['tools/measure/src/bench.ts', 0],
  ['tools/test/a.ts', 1],
  ['e2e/engines/a.ts', 1],
  ['e2e/journeys/a.e2e.ts', 0],
  ['apps/client/vite.config.ts', 0],
  [`${folder}/a.testing.ts`, 0],
  [`${folder}/a.routes.ts`, 0],
  ['apps/provider/src/facturen/a.queries.ts', 0],
  ['apps/simulators/src/digid/page/routes.ts', 0],
])('%s is refused %i times', (file, times) => {
  expect(said([file])).toHaveLength(times);
});

test('what decides less often needs no test of its own name', () => {
  const source = readSource(logic, decides.replace('n > 1 ? 1 : ', ''));
  expect(logicTestRule([source])).toEqual([]);
});
