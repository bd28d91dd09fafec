// `npm run prove`: what `npm test` holds a sample of, in full counts (quality.md). Takes far longer.
const fullCounts = {
  KNAL_KEREN: '60',
  KNAL_PUNTEN: 'alle',
  STATEN_KEREN: '400',
  HISTORIE_STAP: '1',
  GESCHIEDENISSEN: '40',
  BETALEN_KEREN: '60',
  BETAALSCHEMAS: '600',
  BETALEN_CRASHES: '20',
  CORPUS_HEEL: '1',
  E2E_VOLLEDIG: '1',
  REKENING_KEREN: '1000',
  REKENING_DAGEN: '730',
};

for (const [name, value] of Object.entries(fullCounts)) process.env[name] ??= value;
await import('./main.ts');
