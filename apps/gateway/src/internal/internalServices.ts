import type { InternalConfig } from '../gatewayConfig.ts';
import type { Counter } from '../http/rateLimit.ts';
import type { Services } from '../services.ts';
import type { OidcLogin } from '../sessie/oidcLogin.ts';
import type { StaffSessies } from './staffSessies.ts';

export interface StaffMember {
  readonly actor: string;
}

/** Shared services of the staff's listener; `hosts` are its own. */
export interface InternalServices extends Services {
  readonly internal: InternalConfig;
  readonly staffLogin: OidcLogin<StaffMember>;
  readonly staffSessies: StaffSessies;
  /** Counts the files that a member of staff opened. */
  readonly countOpening: Counter;
}
