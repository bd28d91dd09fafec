import type { FastifyInstance } from 'fastify';
import { maakMeldingen } from './betalingen/meldingen.ts';
import { registerMeldingen } from './betalingen/meldingen.routes.ts';
import { controleerDatabase, openDatabase, openPool } from './db/database.ts';
import { migreer } from './db/migreer.ts';
import { registerBestand } from './declaraties/bestand.routes.ts';
import { registerBestanden } from './declaraties/bestanden.routes.ts';
import type { Diensten } from './diensten.ts';
import type { GatewayConfig } from './gatewayConfig.ts';
import { registerGraphql } from './graphql/graphql.routes.ts';
import { maakUitvoerder } from './graphql/uitvoerder.ts';
import { zetBeveiligingskoppen } from './http/beveiligingskoppen.ts';
import { beantwoordFouten } from './http/fouten.ts';
import { registerGezondheid } from './http/gezondheid.routes.ts';
import { bewaakHosts } from './http/hostwacht.ts';
import { standaardLimieten } from './http/limieten.ts';
import { maakMerkHosts } from './http/merkHosts.ts';
import { maakServer } from './http/server.ts';
import { standaardWachttijden } from './http/wachttijden.ts';
import { registerPaginas } from './paginas/paginas.routes.ts';
import { laadServerEntry } from './paginas/serverEntry.ts';
import { registerStatisch } from './paginas/statisch.ts';
import { maakWeergave } from './paginas/weergave.ts';
import { maakTokenMaker } from './provider/token.ts';
import { registerDigid } from './sessie/digid.routes.ts';
import { maakDigid } from './sessie/digid.ts';
import { maakBsnKluis } from './sessie/geheimen.ts';
import { maakLocalhostFetch } from './sessie/localhostFetch.ts';
import { maakLogins } from './sessie/logins.ts';
import { ruimRegelmatigOp } from './sessie/opruimen.ts';
import { registerSessie } from './sessie/sessie.routes.ts';
import { maakSessies } from './sessie/sessies.ts';

/** A gateway that is ready to listen. */
export interface Gateway {
  readonly app: FastifyInstance;
  /** Lets what is under way finish, then closes the server and the database. */
  close(): Promise<void>;
}

function maakDiensten(config: GatewayConfig): Diensten {
  const nu = config.nu ?? (() => new Date());
  const hosts = maakMerkHosts(config.merken);
  const kluis = maakBsnKluis(config.bsnSleutel);
  const digid = maakDigid(config.digid, config.fetch ?? maakLocalhostFetch());
  const pool = openPool(config.databaseUrl, config.log);
  const db = openDatabase(pool);
  return {
    config,
    hosts,
    db,
    digid,
    nu,
    sessies: maakSessies({ db, pool, kluis, nu }),
    logins: maakLogins(db, nu),
    meldingen: maakMeldingen(db),
    maakToken: maakTokenMaker(config.aanroeperSleutel),
    limieten: { ...standaardLimieten, ...config.limieten },
    wachttijden: { ...standaardWachttijden, ...config.wachttijden },
  };
}

async function bouw(app: FastifyInstance, diensten: Diensten): Promise<void> {
  const { config, hosts } = diensten;
  const entry = await laadServerEntry(config.clientMap);
  const weergave = maakWeergave(diensten, entry);
  beantwoordFouten(app, (request, reply, status) => weergave.toonStatus(request, reply, status));
  await zetBeveiligingskoppen(app, hosts, config.onderhoud);
  bewaakHosts(app, hosts);
  app.decorateRequest('sessie', undefined);
  const voerUit = await maakUitvoerder(app, config.productie);
  registerGezondheid(app, diensten);
  registerSessie(app, diensten);
  registerDigid(app, diensten);
  registerBestand(app, diensten);
  await app.register((deel) => registerGraphql(deel, diensten, voerUit, entry.operaties));
  await app.register((deel) => registerBestanden(deel, diensten));
  await app.register((deel) => registerMeldingen(deel, diensten));
  await registerStatisch(app, config.clientMap);
  await app.register((deel) => registerPaginas(deel, { diensten, weergave, voerUit }));
  ruimRegelmatigOp(app, diensten);
}

/**
 * Makes the gateway: migrates its schema, loads the client's build, and wires everything. The
 * caller listens.
 * @throws with a clear sentence when the database, the build or the configuration is not right
 */
export async function createGateway(config: GatewayConfig): Promise<Gateway> {
  const diensten = maakDiensten(config);
  const app = await maakServer(config, diensten.wachttijden);
  app.addHook('onClose', () => diensten.db.destroy());
  try {
    await migreer(config.databaseUrl);
    await controleerDatabase(diensten.db);
    await bouw(app, diensten);
    await app.ready();
  } catch (fout) {
    await app.close();
    throw fout;
  }
  return { app, close: () => app.close() };
}
