/** Slow 4G and a processor four times slower, as in `quality.md`: what a browser is told by Chromium's protocol. */
export const slowPhone = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  cpuSlowdown: 4,
} as const;
