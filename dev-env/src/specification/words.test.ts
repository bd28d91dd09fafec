import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unproven } from './proofs.ts';
import { readRows } from './readRows.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const markdown = read('docs/specification.md');
const contract = read('packages/contract/openapi.json');

/** Words in lower case that are no names of fields, of the rows of §3 that name some. */
const prose = new Set(['unit', 'sample', 'example']);

/** Names of fields in a sentence: what is written as code is, in one word with a capital inside. */
const namesIn = (text: string): string[] =>
  (text.match(/\b_?[a-z]+(?:[A-Z][a-zA-Z]*)+\b/g) ?? []).filter((name) => !prose.has(name));

it('every field of §3 stands in the contract', () => {
  const rows = readRows(markdown).filter(
    ({ section, key }) => section === '§3' && !(key in unproven),
  );
  const names = new Set(rows.flatMap(({ text }) => namesIn(text)));
  // What the token mode would answer, which is off; and a value, as an example of a name.
  const others = ['accessToken', 'tokenType', 'laterInBehandeling'];
  const missing = [...names].filter(
    (name) => !others.includes(name) && !contract.includes(`"${name}"`),
  );
  expect(names.size).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

it('every call of §7 stands in the contract, with what it asks', () => {
  const ours = /^(GET \/gatewaySignOut|(POST|GET) \/auth\/.*|GET maintenance.*)$/;
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(JSON.parse(contract));
  const calls = readRows(markdown)
    .filter(({ section, text }) => section === '§7' && /^(GET|POST) /.test(text))
    .filter(({ key, text }) => !ours.test(text) && !(key in unproven));
  expect(calls.length).toBeGreaterThan(20);
  for (const { text } of calls) {
    const [method = '', place = ''] = text.split(' ');
    const shape = place.replaceAll(/\{\w+\}/g, '{}');
    const known = Object.entries(paths).find(([one]) => one.replaceAll(/\{\w+\}/g, '{}') === shape);
    expect(known?.[1], text).toHaveProperty(method.toLowerCase());
  }
});

it('every text of §8 is the screen’s', () => {
  const texts = [
    'apps/client/src/features/statuspaginas/texts/nl.json',
    'apps/client/src/features/sessie/texts/nl.json',
    'apps/client/src/app/texts/nl.json',
  ].map(read);
  const said = [...markdown.matchAll(/^\| (?:\d{3}|offline|loginFailed) \| (.+?) \| (.+?) \|$/gm)]
    .flatMap(([, title, copy]) => [title, copy])
    .filter((text) => text !== undefined && text !== 'not shown');
  expect(said.length).toBeGreaterThan(8);
  for (const text of said) {
    expect(
      texts.some((one) => one.includes(JSON.stringify(text).slice(1, -1))),
      text,
    ).toBe(true);
  }
});
