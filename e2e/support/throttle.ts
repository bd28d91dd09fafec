import { slowPhone } from '@mijn/dev-env/measure/slowPhone';
import type { Page } from '@playwright/test';

/** A slow phone with nothing kept of an earlier visit: as `npm run bench` measures. */
export async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', slowPhone.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}
