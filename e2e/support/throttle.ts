import type { Page } from '@playwright/test';

/** Slow 4G and a processor that is four times slower, as Chromium's protocol takes them. */
const slowPhone = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  cpuSlowdown: 4,
};

/** A slow phone with nothing kept of an earlier visit: as `npm run bench` measures. */
export async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', slowPhone.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}
