import type { FastifyInstance } from 'fastify';
import { checkDatabase } from '../db/database.ts';
import type { Services } from '../services.ts';
import { readMaintenance } from '../sessie/maintenance.ts';
import { paths } from './paths.ts';
import { Refusal } from './refusal.ts';

const halfYear = 182 * 24 * 60 * 60_000;

function securityTxt({ config, hosts }: Services): string {
  const contact =
    config.securityContact ?? `mailto:security@${new URL(hosts.main.origin).hostname}`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${hosts.main.origin}${paths.securityTxt}`,
    '',
  ].join('\n');
}

/** The addresses for machines: whether we live and are ready, security.txt, the maintenance document. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  app.get(paths.lives, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 200 }),
  );

  app.get(paths.ready, async (_request, reply) => {
    await checkDatabase(db);
    await config.providerReady?.().catch((error: unknown) => {
      throw new Refusal(503, 'the insurer is not ready', { cause: error });
    });
    return reply.header('cache-control', 'no-store').send({ status: 200 });
  });

  app.get(paths.securityTxt, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(services)),
  );

  app.get(paths.maintenance, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ inOnderhoud: await readMaintenance(config.maintenanceFile) }),
  );
}
