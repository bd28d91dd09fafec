import type { Access } from '../toegang/access.ts';
import { type ProefProvider, proefgoed, startProefProvider } from './proefProvider.ts';
import type { ProviderConfig } from '../createProvider.ts';

const iedereen = proefgoed.relaties.map(({ relatienummer }) => relatienummer);

/** As if every check of our own had been forgotten: the caller may see everybody, in full. */
export function allesOpen(access: Access): Access {
  const zichtbaar = new Map(iedereen.map((wie) => [wie, { magZorgZien: true }]));
  return { ...access, zichtbaar, debiteuren: iedereen };
}

/** Switches row-level security off on every table. */
export const zonderRls = `DO $$ DECLARE tabel record; BEGIN
  FOR tabel IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relrowsecurity
    AND relnamespace = 'verzekeraar'::regnamespace
  LOOP EXECUTE format('ALTER TABLE verzekeraar.%I DISABLE ROW LEVEL SECURITY', tabel.relname);
  END LOOP; END $$`;

/** An insurer as it is, with row-level security off, and with the queries' own checks off. */
export const manieren = ['as it is', 'with row-level security off', 'with own checks off'] as const;

/** Starts an insurer in one of these ways. */
export async function startZonder(
  manier: (typeof manieren)[number],
  config: Partial<ProviderConfig> = {},
): Promise<ProefProvider> {
  const proef = manier === 'with own checks off' ? { proefAccess: allesOpen } : {};
  const provider = await startProefProvider(config, proef);
  if (manier === 'with row-level security off')
    await tussenDeTakenDoor(() => provider.sql(zonderRls));
  return provider;
}

/** The jobs look at several tables at once as well: PostgreSQL lets one of two wait, or try again. */
async function tussenDeTakenDoor(doe: () => Promise<unknown>, keren = 10): Promise<void> {
  try {
    await doe();
  } catch (fout) {
    if (Object(fout).code !== '40P01' || keren === 0) throw fout;
    await tussenDeTakenDoor(doe, keren - 1);
  }
}
