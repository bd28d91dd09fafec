/** What `npm test` holds a sample of, in the counts of `npm run prove` (quality.md): by environment variable. */
export const fullCounts: Readonly<Record<string, string>> = {
  CRASH_ROUNDS: '60',
  CRASH_POINTS: 'all',
  STATES_RUNS: '400',
  HISTORY_STEP: '1',
  HISTORIES: '40',
  PAY_RUNS: '60',
  AFWIJKING_RUNS: '150',
  PAYMENT_SCHEDULES: '600',
  PAY_CRASHES: '20',
  CORPUS_FULL: '1',
  E2E_FULL: '1',
  READING_FULL: '1',
  ORACLE_FULL: '1',
  FUZZ_FULL: '1',
  BILLING_RUNS: '1000',
  BILLING_DAYS: '730',
  CARE_HISTORIES: '100000',
  EXPECTED_DECLARATIES: '1000',
  SIMULATION_STEPS: '200000',
};

/** Whether tests run in one of the full counts: what takes a second in `npm test` may take minutes then. */
export function runsInFull(environment: NodeJS.ProcessEnv): boolean {
  return Object.keys(fullCounts).some((name) => environment[name] !== undefined);
}
