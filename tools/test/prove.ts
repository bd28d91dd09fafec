// `npm run prove`: what `npm test` holds a sample of, in full counts (quality.md). Takes far longer.
const fullCounts = {
  CRASH_ROUNDS: '60',
  CRASH_POINTS: 'alle',
  STATES_RUNS: '400',
  HISTORY_STEP: '1',
  HISTORIES: '40',
  PAY_RUNS: '60',
  PAYMENT_SCHEDULES: '600',
  PAY_CRASHES: '20',
  CORPUS_FULL: '1',
  E2E_FULL: '1',
  BILLING_RUNS: '1000',
  BILLING_DAYS: '730',
};

for (const [name, value] of Object.entries(fullCounts)) process.env[name] ??= value;
await import('./main.ts');
