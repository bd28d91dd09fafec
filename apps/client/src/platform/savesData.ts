/** The Network Information API (Chromium only). */
interface Connection {
  /** `slow-2g`, `2g`, `3g` or `4g`, by latency and throughput. */
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Returns whether the person asked the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
