/** The browser's offer to install the app: kept, so that it is made at a good moment. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: string }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

declare global {
  /** What the first script of a page kept (server/inline/keepInstall.ts). */
  var installOffer: Event | undefined;
}

const gone = new EventTarget();

/** The offer that was kept, if the browser made one. */
export function keptInstallEvent(): InstallEvent | undefined {
  const { installOffer: kept } = globalThis;
  return kept && isInstallEvent(kept) ? kept : undefined;
}

function forget(): void {
  globalThis.installOffer = undefined;
  gone.dispatchEvent(new Event('gone'));
}

/** Takes the offer up: it counts once. */
export async function install(): Promise<void> {
  const event = keptInstallEvent();
  forget();
  await event?.prompt();
}

/** Hears of an offer that comes, or is gone. @returns hears no more */
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

/** Whether it is an iPhone or iPad, where people install by hand; an iPad says that it is a Mac. */
export function isApple({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iphone|ipad|ipod/i.test(userAgent) || (/^mac/i.test(platform) && maxTouchPoints > 1);
}
