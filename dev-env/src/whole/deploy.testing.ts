import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const script = readFileSync(path.join(import.meta.dirname, '../../../deploy/logins.sql'), 'utf8');

/** The statements of deploy/logins.sql as psql would send them: `word` for each password. */
export function loginStatements(word: string): string[] {
  const sql = script.replaceAll(/^(--|\\getenv).*$/gm, '').replaceAll(/:'\w+'/g, `'${word}'`);
  return sql.split(';').filter((statement) => statement.trim() !== '');
}

/** A line of an example of settings; without a value where it is not needed. */
export interface EnvEntry {
  readonly name: string;
  readonly value: string | undefined;
}

/** The settings in an example, those that are commented out too. */
export function parseEnvEntries(text: string): EnvEntry[] {
  return [...text.matchAll(/^(# )?([A-Z][A-Z\d_]+)=(.*)$/gm)].map(
    ([, isNot, name = '', value]) => ({
      name,
      value: isNot ? undefined : value,
    }),
  );
}

const membership = z.looseObject({
  ipv4_address: z.string().optional(),
  ipv6_address: z.string().optional(),
});
const service = z.looseObject({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  networks: z
    .union([
      z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, {}]))),
      z.record(z.string(), membership),
    ])
    .pipe(z.record(z.string(), membership))
    .optional(),
});
const network = z.looseObject({
  internal: z.boolean().optional(),
  enable_ipv6: z.boolean().optional(),
});
const composition = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), network).optional(),
});

/** A service of a compose file; its networks by their name, each with what is said of them. */
export type Service = z.infer<typeof service> & { readonly name: string };

const readComposition = (text: string) => composition.parse(parse(text, { merge: true }));

/** The services of a compose file, each with its name. */
export function parseServices(text: string): Service[] {
  return Object.entries(readComposition(text).services).map(([name, one]) => ({ ...one, name }));
}

/** The networks of a compose file by name. */
export function parseNetworks(text: string): Record<string, z.infer<typeof network>> {
  return readComposition(text).networks ?? {};
}

/** The names of the variables that a compose file has filled in, each once. */
export function parseFilledIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];
}

/** One site of a Caddyfile: where it is and where it leads. */
export interface Site {
  readonly hosts: readonly string[];
  /** Where it listens: 443 where its address has none. */
  readonly port: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** The sites of a Caddyfile, without its options and snippets. */
export function parseSites(text: string): Site[] {
  return [...text.matchAll(/^(?![(#\s])(\S.+) \{\n([^]*?)^\}/gm)].map(
    ([, head = '', body = '']) => {
      const [, port = '443'] = /:(\d+)/.exec(head) ?? [];
      const [, to = ''] = /reverse_proxy (.+) \{/.exec(body) ?? [];
      return {
        hosts: head.replaceAll(/:\d+/g, '').split(', '),
        port,
        to: to.split(' '),
        text: body,
      };
    },
  );
}
