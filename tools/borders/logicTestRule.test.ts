import { describe, expect, test } from 'vitest';
import { logicTestRule } from './logicTestRule.ts';
import { readSource } from './source.ts';

const decides = 'export const a = (n: number) => '.concat('n > 1 ? 1 : '.repeat(9), '0;');
const folder = 'apps/gateway/src/http';
const logic = `${folder}/a.ts`;
const refused = `${logic}: 9 decisions and no a.test.ts beside it`;

/** What is said of these files, the first of which decides nine times, and each other imports. */
function said(files: readonly string[]): string[] {
  const [first = '', ...others] = files;
  const name = first.slice(first.lastIndexOf('/') + 1);
  const texts = others.map((file) => readSource(file, `import { a } from './${name}';`));
  return logicTestRule([readSource(first, decides), ...texts]);
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
  const rules = `${folder}/a.rules`;
  const sources = [
    readSource(logic, decides),
    readSource(`${rules}.ts`, ''),
    readSource(`${rules}.test.ts`, "import { a } from './a.rules.ts';"),
  ];
  expect(logicTestRule(sources)).toEqual([refused]);
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

test.each([
  ['apps/gateway/src/a.ts', 5],
  ['apps/provider/src/a.ts', 5],
  ['apps/provider/src/a.shape.ts', 5],
  ['packages/domain/src/a.ts', 5],
  ['dev-env/src/a.ts', 5],
  ['apps/client/src/app/A.tsx', 5],
  ['tools/map/a.ts', 8],
  ['e2e/pages/a.ts', 8],
])('%s may decide %i times without a test of its own name, and no more', (file, times) => {
  const deciding = (count: number) =>
    logicTestRule([readSource(file, `const a = n ${'|| n '.repeat(count)};`)]);
  expect(deciding(times)).toEqual([]);
  expect(deciding(times + 1)).toHaveLength(1);
});

describe('a test that bears the name of a file', () => {
  const ofIt = `${folder}/a.test.ts`;
  const stray = `${ofIt}: bears the name of a.ts and does not import it`;
  /** What is said of it with this text, beside these other files. */
  const saidOf = (text: string, others: Readonly<Record<string, string>> = {}) =>
    logicTestRule([
      readSource(logic, ''),
      readSource(ofIt, text),
      ...Object.entries(others).map(([file, content]) => readSource(`${folder}/${file}`, content)),
    ]);
  const uses = "import { a } from './a.ts';";

  test.each([
    ['imports it', uses],
    ['imports it while it runs', "const { a } = await import('./a.ts');"],
    ['imports its text', "import a from './a.ts?raw';"],
    ['starts it as a program', "const a = new URL('a.ts', import.meta.url);"],
    ['starts it as a program from elsewhere', "const a = path.join(root, 'src/http/a.ts');"],
  ])('%s', (_what, text) => expect(saidOf(text)).toEqual([]));

  test('works it through what uses it, or through a server that its help starts', () => {
    expect(saidOf("import { b } from './b.ts';", { 'b.ts': uses })).toEqual([]);
    const far = { 'b.ts': "import './c.ts';", 'c.ts': uses };
    const help = "import { start } from './start.testing.ts';";
    expect(saidOf(help, { ...far, 'start.testing.ts': "import './b.ts';" })).toEqual([]);
    expect(saidOf(help, { 'start.testing.ts': "new URL('../a.ts', import.meta.url);" })).toEqual(
      [],
    );
  });

  test('is caught where it comes nowhere near it', () => {
    expect(saidOf('')).toEqual([stray]);
    expect(saidOf("import { b } from './b.ts';", { 'b.ts': '' })).toEqual([stray]);
    const far = { 'b.ts': "import './c.ts';", 'c.ts': uses };
    expect(saidOf("import { b } from './b.ts';", far)).toEqual([stray]);
    expect(saidOf("import './help.testing.ts';", { 'help.testing.ts': '' })).toEqual([stray]);
    expect(saidOf("import { ba } from './ba.ts'; const a = 'ba.ts';")).toEqual([stray]);
  });

  test('is left in peace where there is no such file: it is of what is asked over HTTP', () => {
    expect(logicTestRule([readSource(`${folder}/door.test.ts`, '')])).toEqual([]);
  });
});
