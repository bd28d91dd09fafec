import type { Environment } from '../../api/environment.ts';
import { pageOf } from '../../api/returnPath.ts';
import type { StaticHandlerContext } from 'react-router';
import {
  bareScript,
  endPushScript,
  forgetSharedScript,
  type InlineScript,
  keepFilesScript,
  keepInstallScript,
  keepTapsScript,
  maintenanceScript,
  offlineScript,
  signedOutScript,
  unusableScript,
  workerScript,
} from '../inline/inlineScripts.ts';
import { firstRunScript } from '../inline/firstRunScript.ts';

/**
 * Returns the inline scripts of a page, in their order.
 * @param isBare the page has no React
 * @param content rendered HTML
 */
export function scriptsOfPage(
  { location }: { readonly location: Pick<StaticHandlerContext['location'], 'pathname'> },
  { loggedIn, config, statusPage }: Pick<Environment, 'loggedIn' | 'config' | 'statusPage'>,
  isBare: boolean,
  content: string,
): readonly InlineScript[] {
  const page = pageOf(statusPage?.path ?? location.pathname)?.page;
  if (!isBare) {
    // The steps of the claim form are controlled by React; all other forms belong to the browser.
    const ofClaim = page === 'declaratieIndienen' ? [keepTapsScript] : [];
    const ofFiles = content.includes('type="file"') ? [keepFilesScript] : [];
    return [firstRunScript, keepInstallScript, ...ofClaim, ...ofFiles, unusableScript];
  }
  const { maintenanceUrl } = config;
  const isMaintenance = page === 'status503';
  // The gateway itself checks a document that it serves.
  const asksElsewhere = maintenanceUrl !== undefined && !maintenanceUrl.startsWith('/');
  const asks = page !== 'offline' && (isMaintenance ? maintenanceUrl : asksElsewhere);
  const own = [
    ...(page === 'uitloggen' && !loggedIn
      ? [signedOutScript, endPushScript, forgetSharedScript]
      : []),
    ...(page === 'offline' ? [offlineScript] : []),
    ...(asks && maintenanceUrl ? [maintenanceScript(maintenanceUrl, isMaintenance)] : []),
  ];
  return [firstRunScript, keepInstallScript, bareScript, workerScript, ...own];
}
