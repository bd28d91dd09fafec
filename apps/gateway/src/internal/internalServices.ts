import type { InternalConfig } from '../gatewayConfig.ts';
import type { Services } from '../services.ts';
import type { OidcLogin } from '../sessie/oidcLogin.ts';
import type { StaffSessies } from './staffSessies.ts';

/** A member of staff, as the staff's login names them. */
export interface StaffMember {
  readonly actor: string;
}

/** What the routes of the staff's listener share; `hosts` are its own. */
export interface InternalServices extends Services {
  readonly internal: InternalConfig;
  readonly staffLogin: OidcLogin<StaffMember>;
  readonly staffSessies: StaffSessies;
}
