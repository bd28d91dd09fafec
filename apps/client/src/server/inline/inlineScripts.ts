import { createHash } from 'node:crypto';
import { sessieKeys } from '@mijn/domain/constants';
import { anchorField, pages, holdFilesWord, serviceWorkerPath, sharing } from '@mijn/domain/paths';
import { ownPath } from '@mijn/domain/safeAddress';
import { firstRunRules, firstRun } from '../../app/start/firstRun.ts';
import { islandId, writeIsland } from '../../platform/island.ts';
import { watchMaintenance } from '../../platform/maintenanceWatch.ts';
import { barePage } from './barePage.ts';
import { cookieBannerId } from '../../features/cookies/cookieChoice.ts';
import { cookieBanner } from './cookieBanner.ts';
import { keepInstall } from './keepInstall.ts';
import { offlinePage } from './offlinePage.ts';
import { sayUnusable } from './sayUnusable.ts';
import { endPush, forgetShared } from './signingOut.ts';
import { registerWorker } from '../../platform/registerWorker.ts';
import { sessieEndMarker } from '../../platform/sessieEnd.ts';

/** An inline script: its text, and its hash for the Content-Security-Policy. */
export interface InlineScript {
  readonly text: string;
  /** `sha256-…` */
  readonly hash: string;
}

function toScript(text: string): InlineScript {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

// Strips comments and indents, which pages do not need.
const bare = (source: string) => source.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\n\s*/g, '\n');

/**
 * Returns a script that runs a self-contained function.
 * @param inputs arguments as JSON
 */
function inlineScript(run: { toString(): string }, ...inputs: readonly string[]): InlineScript {
  return toScript(`(${bare(run.toString())})(${inputs.join()})`);
}

/** In the native app, redirects to the introduction until it was seen (§2). */
export const firstRunScript = inlineScript(firstRun, writeIsland(firstRunRules));

/** Says on a tap that the script of the page failed to load. */
export const unusableScript = inlineScript(sayUnusable, '"[data-unusable]"');

/** The whole script of a page without React, after its first frame: nothing in that frame needs it. */
export const bareScript = toScript(
  `requestAnimationFrame(()=>setTimeout(()=>(${bare(barePage.toString())})("${sessieKeys.hasAuthHeader}","${islandId}",${ownPath.toString()},"${anchorField}")))`,
);

/** For the sign-out page. */
export const endPushScript = inlineScript(endPush);

/** For the sign-out page. */
export const forgetSharedScript = inlineScript(forgetShared, JSON.stringify(sharing.cache));

/** Registers the service worker from a page without React, after its load. */
export const workerScript = toScript(
  `addEventListener("load",()=>(${bare(registerWorker.toString())})("${serviceWorkerPath}","${holdFilesWord}"))`,
);

/** For the question about cookies. Placed below it in the page. */
export const cookieBannerScript = toScript(
  `(${bare(cookieBanner.toString())})("${cookieBannerId}")`,
);

export const keepInstallScript = inlineScript(keepInstall);

export const offlineScript = toScript(
  `(${bare(offlinePage.toString())})` +
    `("${pages.offline.path}","${pages.overzicht.path}","${serviceWorkerPath}")`,
);

/**
 * For pages without React while the maintenance document is polled (§7): leaves /503 automatically, and
 * leads there from a page when the document is on another origin, which the gateway cannot check.
 */
export function maintenanceScript(address: string, isStatusPage: boolean): InlineScript {
  const parts = isStatusPage ? [address] : [address, pages.status503.path];
  return toScript(`(${bare(watchMaintenance.toString())})(${parts.map(writeIsland).join()})`);
}

/**
 * For the sign-out page (§4): clears session storage except the internal-mode marker, and tells the other
 * tabs.
 */
export const signedOutScript = toScript(
  `try{let s=sessionStorage,k="${sessieKeys.isInternal}",i=s.getItem(k);s.clear();` +
    `i&&s.setItem(k,i);localStorage.setItem("${sessieEndMarker}",Date.now())}catch{}`,
);
