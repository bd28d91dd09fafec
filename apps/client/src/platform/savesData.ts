/** What a browser says of the line, where it says so (Network Information API: Chromium). */
interface Connection {
  /** `slow-2g`, `2g`, `3g` or `4g`, by how long an answer takes and how much comes in a second. */
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether the person asked the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
