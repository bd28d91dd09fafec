import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const script = readFileSync(path.join(import.meta.dirname, '../../../deploy/logins.sql'), 'utf8');

/** Returns the statements of deploy/logins.sql as psql sends them, with `word` as every password. */
export function loginStatements(word: string): string[] {
  const sql = script.replaceAll(/^(--|\\getenv).*$/gm, '').replaceAll(/:'\w+'/g, `'${word}'`);
  return sql.split(';').filter((statement) => statement.trim() !== '');
}

/** A setting in an example file; without a value if it is commented out. */
export interface EnvEntry {
  readonly name: string;
  readonly value: string | undefined;
}

/** Parses the settings of an example file, also those that are commented out. */
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

export type Service = z.infer<typeof service> & { readonly name: string };

const readComposition = (text: string) => composition.parse(parse(text, { merge: true }));

/** Parses the services of a compose file. */
export function parseServices(text: string): Service[] {
  return Object.entries(readComposition(text).services).map(([name, one]) => ({ ...one, name }));
}

/** Parses the networks of a compose file, by name. */
export function parseNetworks(text: string): Record<string, z.infer<typeof network>> {
  return readComposition(text).networks ?? {};
}

/** Returns the names of the variables in a compose file. */
export function parseFilledIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];
}

export interface Site {
  readonly hosts: readonly string[];
  /** Its port: 443 if its address has none. */
  readonly port: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** Parses the sites of a Caddyfile, without options and snippets. */
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
