import { createReadiness } from '@mijn/postgres/readiness';
import type { FastifyInstance } from 'fastify';
import { checkDatabase } from '../db/database.ts';
import type { Services } from '../services.ts';
import { readMaintenanceDocument } from '../sessie/maintenance.ts';
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

/** Registers the addresses for machines: health, security.txt and the maintenance document. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const isReady = createReadiness(async () => {
    await Promise.all([checkDatabase(db), config.providerReady?.()]);
  });
  app.get(paths.lives, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 200 }),
  );

  app.get(paths.ready, async (_request, reply) => {
    await isReady().catch((error: unknown) => {
      throw new Refusal(503, 'not ready', { cause: error });
    });
    return reply.header('cache-control', 'no-store').send({ status: 200 });
  });

  // Unlike probes, this is limited to our host names and rate limits.
  const limited = {
    config: { rateLimit: { max: services.limits.files, groupId: 'files' } },
  } as const;
  app.get(paths.securityTxt, limited, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(services)),
  );

  registerMaintenance(app, services);
}

/** Serves the maintenance document (§7). */
export function registerMaintenance(app: FastifyInstance, { config, limits }: Services): void {
  const limited = { config: { rateLimit: { max: limits.files, groupId: 'files' } } } as const;
  app.get(paths.maintenance, limited, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await readMaintenanceDocument(config.maintenanceFile)),
  );
}
