import type { Page } from '@playwright/test';

/** Slow 4G and a four times slower processor, in the format of Chromium's protocol. */
const slowPhone = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  cpuSlowdown: 4,
};

/** Simulates a slow phone without cache, as in `npm run bench`. */
export async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', slowPhone.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}
