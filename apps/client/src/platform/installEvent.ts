/** The browser's offer to install the app, stored until the app shows it. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: string }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

declare global {
  /** Stored by the first script of the page (server/inline/keepInstall.ts). */
  var installOffer: Event | undefined;
}

const gone = new EventTarget();

/** Returns the stored offer; undefined when the browser made none. */
export function keptInstallEvent(): InstallEvent | undefined {
  const { installOffer: kept } = globalThis;
  return kept && isInstallEvent(kept) ? kept : undefined;
}

function forget(): void {
  globalThis.installOffer = undefined;
  gone.dispatchEvent(new Event('gone'));
}

/** Accepts the offer, which can be used once. */
export async function install(): Promise<void> {
  const event = keptInstallEvent();
  forget();
  await event?.prompt();
}

/**
 * Calls the listener when an offer comes or goes.
 * @returns a function that unsubscribes
 */
export function onInstallEvent(listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('beforeinstallprompt', listener, { signal });
  addEventListener('appinstalled', forget, { signal });
  gone.addEventListener('gone', listener, { signal });
  return () => ended.abort();
}

interface Device {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
}

/** Returns whether the device is an iPhone or iPad, where people install by hand; an iPad reports a Mac. */
export function isApple({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iphone|ipad|ipod/i.test(userAgent) || (/^mac/i.test(platform) && maxTouchPoints > 1);
}
