import { createHash } from 'node:crypto';
import { sessieKeys } from '@mijn/domain/constants';
import { hearFields, keepTaps, tellReact } from './keepTaps.ts';
import { pages, holdFilesWord, serviceWorkerPath, sharing } from '@mijn/domain/paths';
import { ownPath } from '@mijn/domain/safeAddress';
import { islandId, writeIsland } from '../../platform/island.ts';
import { watchMaintenance } from '../../platform/maintenanceWatch.ts';
import { barePage } from './barePage.ts';
import { cookieBannerId } from '../../features/cookies/asking.ts';
import { cookieBanner } from './cookieBanner.ts';
import { keepFiles } from './keepFiles.ts';
import { keepInstall } from './keepInstall.ts';
import { offlinePage } from './offlinePage.ts';
import { sayUnusable } from './sayUnusable.ts';
import { endPush } from '../../platform/endPush.ts';
import { forgetShared } from '../../platform/forgetShared.ts';
import { registerWorker } from '../../platform/registerWorker.ts';
import { sessieEndMarker } from '../../platform/sessieEnd.ts';

/** A script that stands in a page: its text, and its hash for the Content-Security-Policy. */
export interface InlineScript {
  readonly text: string;
  /** `sha256-…` */
  readonly hash: string;
}

function toScript(text: string): InlineScript {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

// Comments and indents are for us, not for every page.
const bare = (source: string) => source.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\n\s*/g, '\n');

/** A script that runs a function of ours, which uses nothing from outside. @param inputs written as JSON */
export function inlineScript(
  run: { toString(): string },
  ...inputs: readonly string[]
): InlineScript {
  return toScript(`(${bare(run.toString())})(${inputs.join()})`);
}

/** Keeps what people do before React has taken the page over. */
export const keepTapsScript = toScript(
  `(${bare(keepTaps.toString())})(${bare(tellReact.toString())},(${bare(hearFields.toString())})())`,
);

/** Keeps the files that are dropped or pasted before React has taken the page over, where it takes any. */
export const keepFilesScript = inlineScript(keepFiles);

/** Tells who taps that the page's script cannot come. */
export const unusableScript = inlineScript(sayUnusable, '"[data-unusable]"');

/** All the script of a page without React, once its first frame is drawn: nothing of that waits for it. */
export const bareScript = toScript(
  `requestAnimationFrame(()=>setTimeout(()=>(${bare(barePage.toString())})("${sessieKeys.hasAuthHeader}","${islandId}",${ownPath.toString()})))`,
);

/** For the page that says goodbye. */
export const endPushScript = inlineScript(endPush);

/** For the same page. */
export const forgetSharedScript = inlineScript(forgetShared, JSON.stringify(sharing.cache));

/** Registers the service worker from a page without React, once that has all it needs. */
export const workerScript = toScript(
  `addEventListener("load",()=>(${bare(registerWorker.toString())})("${serviceWorkerPath}","${holdFilesWord}"))`,
);

/** For the question about cookies. Stands below it in the page. */
export const cookieBannerScript = toScript(
  `(${bare(cookieBanner.toString())})("${cookieBannerId}")`,
);

/** Before anything else of a page. */
export const keepInstallScript = inlineScript(keepInstall);

/** For the offline page: its button, and back by itself. */
export const offlineScript = toScript(
  `(${bare(offlinePage.toString())})` +
    `("${pages.offline.path}","${pages.overzicht.path}","${serviceWorkerPath}")`,
);

/**
 * For pages without React while the maintenance document is asked (§7): back by itself from /503, and
 * there from a page that the gateway cannot judge, as the document stands elsewhere.
 */
export function maintenanceScript(address: string, isStatusPage: boolean): InlineScript {
  const parts = isStatusPage ? [address] : [address, pages.status503.path];
  return toScript(`(${bare(watchMaintenance.toString())})(${parts.map(writeIsland).join()})`);
}

/**
 * For the page that says goodbye (§4): clears session storage but for the internal-mode marker, and
 * tells the other tabs.
 */
export const signedOutScript = toScript(
  `try{let s=sessionStorage,k="${sessieKeys.isInternal}",i=s.getItem(k);s.clear();` +
    `i&&s.setItem(k,i);localStorage.setItem("${sessieEndMarker}",Date.now())}catch{}`,
);
