import { pino } from 'pino';
import { createGateway } from './createGateway.ts';
import { leesOmgeving } from './omgeving.ts';

/*
 * The gateway by itself, as production runs it: everything from the environment (omgeving.ts), the
 * provider over HTTP, log lines on stdout, a clean stop on SIGTERM and SIGINT.
 */
const log = pino({ name: 'gateway' });
try {
  const { port, host, config } = leesOmgeving(process.env);
  const gateway = await createGateway({ ...config, log });
  await gateway.app.listen({ port, host });
  for (const signaal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signaal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (fout) {
  process.stderr.write(`${fout instanceof Error ? fout.message : 'De gateway start niet.'}\n`);
  process.exit(1);
}
