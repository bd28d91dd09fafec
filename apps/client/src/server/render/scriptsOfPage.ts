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
 * The scripts that stand in a page, in their order.
 * @param isBare the page has no React
 * @param content what was drawn of it
 */
export function scriptsOfPage(
  { location }: { readonly location: Pick<StaticHandlerContext['location'], 'pathname'> },
  { loggedIn, config, statusPage }: Pick<Environment, 'loggedIn' | 'config' | 'statusPage'>,
  isBare: boolean,
  content: string,
): readonly InlineScript[] {
  if (!isBare) {
    const ofFiles = content.includes('type="file"') ? [keepFilesScript] : [];
    return [firstRunScript, keepInstallScript, keepTapsScript, ...ofFiles, unusableScript];
  }
  const page = pageOf(statusPage?.path ?? location.pathname)?.page;
  const { maintenanceUrl } = config;
  const isMaintenance = page === 'status503';
  // What the gateway serves itself it has judged already.
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
