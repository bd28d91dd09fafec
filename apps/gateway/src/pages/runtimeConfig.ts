import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import type { Brand } from '@mijn/domain/brands';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import type { GatewayConfig } from '../gatewayConfig.ts';
import type { BrandHosts } from '../http/brandHosts.ts';
import { announcedMaintenance, readMaintenanceDocument } from '../sessie/maintenance.ts';

/** Default label of online payment (docs/decisions.md §7). */
const paymentMethodName = 'iDEAL | Wero';

type PublicConfig = Pick<GatewayConfig, 'betaling' | 'links' | 'maintenance' | 'maintenanceFile'> &
  Partial<Pick<GatewayConfig, 'digid'>>;

function addresses({ all, main }: BrandHosts): Record<Brand, string> {
  const urlOf = (brand: Brand) => (all.find((host) => host.merk === brand) ?? main).origin;
  return { ZZ: urlOf('ZZ'), AZVZ: urlOf('AZVZ') };
}

function betalingOf({ betaling }: PublicConfig): Pick<RuntimeConfig, 'betaling'> {
  if (betaling === undefined) return {};
  return {
    betaling: { label: betaling.label ?? paymentMethodName, hosts: betaling.redirectHosts },
  };
}

/** Creates the runtime configuration of a listener's pages, by brand and time. */
export function createRuntimeConfig(
  config: PublicConfig,
  hosts: BrandHosts,
): (brand: Brand, now: Date) => Promise<RuntimeConfig> {
  const brandUrls = addresses(hosts);
  const maintenance =
    config.maintenance === undefined ? {} : { maintenanceUrl: config.maintenance };
  const betaling = betalingOf(config);
  const links = config.links ?? inventedLinks;
  return async (brand, now) => {
    const planned = announcedMaintenance(
      await readMaintenanceDocument(config.maintenanceFile),
      now,
    );
    return {
      merk: brand,
      brandUrls,
      links: links[brand],
      ...maintenance,
      ...(planned && { plannedMaintenance: planned }),
      ...betaling,
      ...(config.digid?.words?.mandate && { mandates: true as const }),
    };
  };
}
