import { createMetrics, serveMetrics } from '@mijn/metrics/metrics';
import { stdoutLines } from '@mijn/metrics/stdoutLines';
import { pino } from 'pino';
import { createGateway } from './createGateway.ts';
import { parseEnvironment } from './environment.ts';
import { toStartRefusal } from '@mijn/domain/startRefusal';
import { UnusableDatabaseError } from '@mijn/postgres/unusableDatabase';

/* Runs the gateway by itself, as in production: configuration from the environment (environment.ts), the
   provider over HTTP, log lines on stdout, a clean stop on SIGTERM and SIGINT. */
try {
  const parsed = parseEnvironment(process.env);
  const { port, host, logLevel, metrics: place, internal, config } = parsed;
  const log = pino({ name: 'gateway', level: logLevel }, stdoutLines());
  const metrics = createMetrics();
  const gateway = await createGateway({ ...config, log, metrics });
  if (place) await serveMetrics(metrics, place);
  await gateway.app.listen({ port, host });
  if (internal) await gateway.internal?.listen({ port: internal.port, host: internal.host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  const databaseProblem = error instanceof UnusableDatabaseError ? error.message : undefined;
  const about = { variable: 'GATEWAY_DATABASE_URL', ...(databaseProblem && { databaseProblem }) };
  const { message } = toStartRefusal('gateway', error, about);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
