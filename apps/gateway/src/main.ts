import { createMetrics, serveMetrics } from '@mijn/metrics/metrics';
import { stdoutLines } from '@mijn/metrics/stdoutLines';
import { pino } from 'pino';
import { createGateway } from './createGateway.ts';
import { parseEnvironment } from './environment.ts';

/*
 * The gateway by itself, as production runs it: everything from the environment (environment.ts), the
 * provider over HTTP, log lines on stdout, a clean stop on SIGTERM and SIGINT.
 */
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
  process.stderr.write(
    `${error instanceof Error ? error.message : 'The gateway does not start.'}\n`,
  );
  process.exit(1);
}
