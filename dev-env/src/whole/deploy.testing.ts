import { parse } from 'yaml';
import { z } from 'zod';

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

const service = z.looseObject({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
});
const composition = z.object({ services: z.record(z.string(), service) });

/** The services of a compose file, each with its name. */
export function parseServices(text: string): (z.infer<typeof service> & { name: string })[] {
  const { services } = composition.parse(parse(text, { merge: true }));
  return Object.entries(services).map(([name, one]) => ({ ...one, name }));
}
