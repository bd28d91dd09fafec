import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const markdown = read('docs/specification.md');
const contract = read('packages/contract/openapi.json');

const parameter = z.object({ in: z.string(), name: z.string() });
const operation = z.object({
  parameters: z.array(parameter).optional(),
  requestBody: z.unknown().optional(),
});
const { paths, servers } = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    servers: z.array(z.object({ url: z.string() })),
  })
  .parse(JSON.parse(contract));

/** The rows of §7's table: method, path and what is asked. */
const calls = [...markdown.matchAll(/^\| (GET|POST) (\/\S+) \| (.+?) \|/gm)].map(
  ([, method = '', place = '', asks = '']) => ({ method, place, asks }),
);
const ours = /^\/(?:gatewaySignOut$|auth\/)/;

const anyName = (place: string) => place.replaceAll(/\{\w+\}/g, '{}');

it('every call of §7 stands in the contract, with what it asks', () => {
  const known = calls.filter(({ place }) => !ours.test(place));
  expect(known).toHaveLength(22);
  for (const { method, place, asks } of known) {
    const found = Object.entries(paths).find(([one]) => anyName(one) === anyName(place))?.[1];
    const call = found?.[method.toLowerCase()];
    expect(call, `${method} ${place}`).toBeDefined();
    expect(call?.requestBody !== undefined, `${method} ${place} has a body`).toBe(
      method === 'POST',
    );
    const query = /^query (.+)$/.exec(asks)?.[1]?.split(', ') ?? [];
    const asked = call?.parameters?.flatMap((one) => (one.in === 'query' ? one.name : [])) ?? [];
    expect(asked, place).toEqual(expect.arrayContaining(query));
  }
});

it('the insurer’s calls stand under a path with a version', () => {
  expect(servers).toEqual([{ url: '/api/v1' }]);
});

it('every text of §8 is the screen’s', () => {
  const texts = [
    'apps/client/src/features/statuspaginas/texts/nl.json',
    'apps/client/src/features/sessie/texts/nl.json',
    'apps/client/src/app/texts/nl.json',
    'apps/client/src/features/sessie/loginFailed/texts/nl.json',
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
