import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandCodes } from '@mijn/domain/brands';
import { languageCodes } from '@mijn/domain/language';
import { platforms } from '@mijn/domain/platforms';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const markdown = read('docs/specification.md');
const contract = read('packages/contract/openapi.json');

const operation = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).optional(),
  requestBody: z.unknown().optional(),
});
const { paths, servers } = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    servers: z.array(z.object({ url: z.string() })),
  })
  .parse(JSON.parse(contract));

function section(number: number): string {
  const [, text = ''] = markdown.split(new RegExp(`^## ${number}\\. .*$`, 'm'));
  return text.split(/^## /m)[0] ?? '';
}

/** Returns the field names in a text: words with an inner capital. */
const fieldsIn = (text: string): string[] => [
  ...new Set(text.match(/\b_?[a-z]+(?:[A-Z][a-zA-Z]*)+\b/g)),
];

const anyName = (place: string) => place.replaceAll(/\{\w+\}/g, '{}');

it('contains every field of §3 and of the answers in §5', () => {
  const fields = [...fieldsIn(section(3)), 'isValid', 'fieldMessages', 'generalMessages'];
  // An example in the text, and fields of the token mode, which is not used.
  const others = ['laterInBehandeling', 'accessToken', 'tokenType'];
  expect(fields.length).toBeGreaterThan(90);
  expect(fields.filter((field) => !contract.includes(`"${field}"`))).toEqual(others);
});

it('has every enumeration of §3', () => {
  const listed = /^\*\*Enumerations:\*\* languages (.+); brands (.+); platforms (.+)\.$/m.exec(
    section(3),
  );
  expect(listed?.slice(1).map((words) => new Set(words.split(', ')))).toEqual(
    [languageCodes, brandCodes, platforms].map((words) => new Set<string>(words)),
  );
});

it('contains every call of §7, with its parameters', () => {
  const calls = [...markdown.matchAll(/^\| (GET|POST) (\/\S+) \| (.+?) \|/gm)]
    .map(([, method = '', place = '', asks = '']) => ({ method, place, asks }))
    .filter(({ place }) => !/^\/(?:gatewaySignOut$|auth\/)/.test(place));
  expect(calls).toHaveLength(22);
  for (const { method, place, asks } of calls) {
    const found = Object.entries(paths).find(([one]) => anyName(one) === anyName(place))?.[1];
    const call = found?.[method.toLowerCase()];
    expect(call, `${method} ${place}`).toBeDefined();
    expect(call?.requestBody !== undefined, `${method} ${place} has a body`).toBe(
      method === 'POST',
    );
    const query = /^query (.+)$/.exec(asks)?.[1]?.split(', ') ?? [];
    const parameters =
      call?.parameters?.flatMap((one) => (one.in === 'query' ? one.name : [])) ?? [];
    expect(parameters, place).toEqual(expect.arrayContaining(query));
  }
});

it('has a versioned base path (§7)', () => {
  expect(servers).toEqual([{ url: '/api/v1' }]);
});
