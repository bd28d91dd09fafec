import { callPaths } from '@mijn/domain/paths';

/** The gateway's addresses for machines (contract.md, Addresses). */
export const paths = {
  health: '/health/',
  lives: '/health/live',
  ready: '/health/ready',
  securityTxt: '/.well-known/security.txt',
  /** By which a phone knows that our links may open in our app, Android's and Apple's. */
  androidLinks: '/.well-known/assetlinks.json',
  appleLinks: '/.well-known/apple-app-site-association',
  maintenance: '/onderhoud.json',
} as const;

/** Addresses that are calls, with the one method they take. */
export const methodPerCall: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  [callPaths.graphql, 'POST'],
  [callPaths.submit, 'POST'],
  [callPaths.validateFile, 'POST'],
  [callPaths.paymentNotice, 'POST'],
  [callPaths.token, 'POST'],
  [callPaths.gatewaySignOut, 'GET'],
  [callPaths.refreshToken, 'GET'],
  [callPaths.digid, 'GET'],
  [callPaths.app2app, 'GET'],
]);

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The methods of an address, as a refusal of another one names them. */
export function methodsOf(path: string): string {
  const retrieval = Object.values<string>(paths).includes(path) ? 'GET' : 'GET, HEAD';
  return methodPerCall.get(path) ?? retrieval;
}

/** Whether a path belongs to calls or files, so that no page is ever rendered for it. */
export function isNotPage(path: string): boolean {
  if (methodPerCall.has(path)) return true;
  return (
    /^\/(?:api|assets|health|intern|\.well-known|webhooks)(?:\/|$)/.test(path) ||
    /\.\w{2,11}$/.test(path)
  );
}

/** An address of our own, and not one that a browser reads as another site's. */
export function isOwnPath(to: string): boolean {
  return /^\/(?![/\\])/.test(to);
}
