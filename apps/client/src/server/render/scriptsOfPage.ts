import type { Environment } from '../../api/environment.ts';
import { pageOf } from '../../api/returnPath.ts';
import type { StaticHandlerContext } from 'react-router';
import {
  bareScript,
  endPushScript,
  firstRunScript,
  forgetSharedScript,
  type InlineScript,
  keepInstallScript,
  maintenanceScript,
  offlineScript,
  signedOutScript,
  unusableScript,
  workerScript,
} from '../inline/inlineScripts.ts';

/**
 * Returns the inline scripts of a page, in their order.
 * @param isBare the page has no React
 */
export function scriptsOfPage(
  { location }: { readonly location: Pick<StaticHandlerContext['location'], 'pathname'> },
  { loggedIn, config, statusPage }: Pick<Environment, 'loggedIn' | 'config' | 'statusPage'>,
  isBare: boolean,
): readonly InlineScript[] {
  if (!isBare) return [firstRunScript, keepInstallScript, unusableScript];
  const page = pageOf(statusPage?.path ?? location.pathname)?.page;
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
