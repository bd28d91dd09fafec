import { createMetrics, serveMetrics } from '@mijn/metrics/metrics';
import { stdoutLines } from '@mijn/metrics/stdoutLines';
import { pino } from 'pino';
import { createProvider } from './createProvider.ts';
import { parseEnvironment } from './environment.ts';
import { toStartRefusal } from '@mijn/domain/startRefusal';
import { UnusableDatabaseError } from '@mijn/postgres/unusableDatabase';

/*
 * Standalone provider for production: configuration from the environment (environment.ts), log
 * lines on stdout, graceful shutdown on SIGTERM and SIGINT.
 */
try {
  const { port, host, metrics: place, logLevel, config } = parseEnvironment(process.env);
  const metrics = createMetrics();
  const provider = await createProvider({
    ...config,
    metrics,
    log: pino({ name: 'provider', level: logLevel }, stdoutLines()),
  });
  if (place) await serveMetrics(metrics, place);
  await provider.app.listen({ port, host });
  provider.warmFiles();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void provider.close().then(() => process.exit(0)));
  }
} catch (error) {
  const databaseProblem = error instanceof UnusableDatabaseError ? error.message : undefined;
  const about = { variable: 'DATABASE_URL', ...(databaseProblem && { databaseProblem }) };
  const { message } = toStartRefusal('provider', error, about);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
