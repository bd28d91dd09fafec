import pg from 'pg';
import type { Access } from '../access/access.ts';
import {
  type TestConfig,
  type TestProvider,
  sampleData,
  startTestProvider,
} from './trialProvider.testing.ts';

const everyone = sampleData.relaties.map(({ relatienummer }) => relatienummer);

/** Simulates that all own access checks are missing: the caller may see everybody in full. */
export function allOpen(access: Access): Access {
  const visible = new Map(everyone.map((who) => [who, { maySeeCare: true }]));
  return { ...access, visible, debiteuren: everyone };
}

const withoutRls = `DO $$ DECLARE table_name record; BEGIN
  FOR table_name IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relrowsecurity
    AND relnamespace = 'insurer'::regnamespace
  LOOP EXECUTE format('ALTER TABLE insurer.%I DISABLE ROW LEVEL SECURITY', table_name.relname);
  END LOOP; END $$`;

/** Insurer unchanged, without row-level security, and without the queries' own checks. */
export const protectionModes = [
  'as it is',
  'with row-level security off',
  'with own checks off',
] as const;

/** Starts an insurer in one of these ways. */
export async function startWithoutProtection(
  way: (typeof protectionModes)[number],
  config: TestConfig = {},
): Promise<TestProvider> {
  const testSetup = way === 'with own checks off' ? { testAccess: allOpen } : {};
  const provider = await startTestProvider(config, testSetup);
  if (way === 'with row-level security off') await switchRlsOff(provider);
  return provider;
}

// Retries on a deadlock with jobs, which use several tables at once too.
async function betweenJobs(perform: () => Promise<unknown>, rounds = 10): Promise<void> {
  try {
    await perform();
  } catch (error) {
    const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01';
    if (!isDeadlock || rounds === 0) throw error;
    await betweenJobs(perform, rounds - 1);
  }
}

/** Switches off row-level security on every table of a running insurer. */
export async function switchRlsOff(provider: TestProvider): Promise<void> {
  await betweenJobs(() => provider.sql(withoutRls));
}
