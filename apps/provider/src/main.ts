import { stdoutLines } from '@mijn/contract/stdoutLines';
import { pino } from 'pino';
import { createProvider } from './createProvider.ts';
import { parseEnvironment } from './environment.ts';

/*
 * The provider by itself, as production runs it: everything from the environment (environment.ts),
 * log lines on stdout, a clean stop on SIGTERM and SIGINT.
 */
try {
  const { port, host, logLevel, config } = parseEnvironment(process.env);
  const provider = await createProvider({
    ...config,
    log: pino({ name: 'provider', level: logLevel }, stdoutLines()),
  });
  await provider.app.listen({ port, host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void provider.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : 'The provider does not start.'}\n`,
  );
  process.exit(1);
}
