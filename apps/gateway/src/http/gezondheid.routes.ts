import type { FastifyInstance } from 'fastify';
import { controleerDatabase } from '../db/database.ts';
import type { Diensten } from '../diensten.ts';
import { leesOnderhoud } from '../sessie/onderhoud.ts';
import { paden } from './paden.ts';
import { Weigering } from './weigering.ts';

const halfJaar = 182 * 24 * 60 * 60_000;

function securityTxt({ config, hosts }: Diensten): string {
  const contact =
    config.beveiligingContact ?? `mailto:security@${new URL(hosts.hoofd.origin).hostname}`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + halfJaar).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${hosts.hoofd.origin}${paden.securityTxt}`,
    '',
  ].join('\n');
}

/** The addresses for machines: whether we live and are ready, security.txt, the maintenance document. */
export function registerGezondheid(app: FastifyInstance, diensten: Diensten): void {
  const { config, db } = diensten;
  app.get(paden.leeft, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 200 }),
  );

  app.get(paden.gereed, async (_request, reply) => {
    await controleerDatabase(db);
    await config.providerGereed?.().catch((fout: unknown) => {
      throw new Weigering(503, 'de verzekeraar is niet gereed', { cause: fout });
    });
    return reply.header('cache-control', 'no-store').send({ status: 200 });
  });

  app.get(paden.securityTxt, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(diensten)),
  );

  app.get(paden.onderhoud, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ inOnderhoud: await leesOnderhoud(config.onderhoudBestand) }),
  );
}
