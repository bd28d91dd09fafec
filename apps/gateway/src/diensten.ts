import type { Meldingen } from './betalingen/meldingen.ts';
import type { Database } from './db/database.ts';
import type { GatewayConfig } from './gatewayConfig.ts';
import type { Limieten } from './http/limieten.ts';
import type { MerkHosts } from './http/merkHosts.ts';
import type { Wachttijden } from './http/wachttijden.ts';
import type { TokenMaker } from './provider/token.ts';
import type { Digid } from './sessie/digid.ts';
import type { Logins } from './sessie/logins.ts';
import type { Sessies } from './sessie/sessies.ts';

/** What the routes share. */
export interface Diensten {
  readonly config: GatewayConfig;
  readonly hosts: MerkHosts;
  readonly db: Database;
  readonly sessies: Sessies;
  readonly logins: Logins;
  readonly meldingen: Meldingen;
  readonly digid: Digid;
  readonly maakToken: TokenMaker;
  readonly limieten: Limieten;
  readonly wachttijden: Wachttijden;
  /** The clock of sessions. */
  readonly nu: () => Date;
}
