import { writeBill } from '../lock/writeBill.ts';

/**
 * `npm run prove`: all tests at full counts (by environment variable), and all journeys in three engines.
 * Takes one to two hours.
 */
const fullCounts: Readonly<Record<string, string>> = {
  PROVE: '1',
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
  SIMULATION_STEPS: '20000',
};

for (const [name, value] of Object.entries(fullCounts)) process.env[name] ??= value;
writeBill();
await import('./main.ts');
