import type { PaymentNotices } from './betalingen/paymentNotices.ts';
import type { Database } from './db/database.ts';
import type { GatewayConfig } from './gatewayConfig.ts';
import type { Limits } from './http/limits.ts';
import type { Counter } from './http/rateLimit.ts';
import type { BrandHosts } from './http/brandHosts.ts';
import type { Timeouts } from './http/timeouts.ts';
import type { Handovers } from './native/handovers.ts';
import type { PostedForms } from './posts/postedForms.ts';
import type { TokenMaker } from './provider/token.ts';
import type { Digid } from './sessie/digid.ts';
import type { Logins } from './sessie/logins.ts';
import type { Sessies } from './sessie/sessies.ts';

export interface Services {
  readonly config: GatewayConfig;
  readonly hosts: BrandHosts;
  readonly db: Database;
  readonly sessies: Sessies;
  readonly logins: Logins;
  readonly handovers: Handovers;
  readonly paymentNotices: PaymentNotices;
  readonly postedForms: PostedForms;
  readonly digid: Digid;
  /** Logins for somebody else; absent: the broker does not offer them. */
  readonly digidMandate?: Digid;
  readonly createToken: TokenMaker;
  readonly limits: Limits;
  /** Counts the pages rendered for a person, by BSN. */
  readonly countPage: Counter;
  readonly timeouts: Timeouts;
  readonly now: () => Date;
}
