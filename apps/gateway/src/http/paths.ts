import { callPaths } from '@mijn/domain/paths';

/** The gateway's addresses for machines (docs/contract.md, Addresses). */
export const paths = {
  health: '/health/',
  lives: '/health/live',
  ready: '/health/ready',
  securityTxt: '/.well-known/security.txt',
  /** Files by which Android and iOS verify that our links may open in our app. */
  androidLinks: '/.well-known/assetlinks.json',
  appleLinks: '/.well-known/apple-app-site-association',
  maintenance: '/onderhoud.json',
} as const;

type Method = 'GET' | 'POST';

type CallPath = (typeof callPaths)[keyof typeof callPaths];

// The type requires a line for every call.
const methodsPerCall: Readonly<Record<CallPath, readonly Method[]>> = {
  [callPaths.graphql]: ['POST'],
  [callPaths.submit]: ['POST'],
  [callPaths.validateFile]: ['POST'],
  [callPaths.sessie]: ['POST'],
  [callPaths.gatewaySignOut]: ['GET'],
  [callPaths.refreshToken]: ['GET'],
  [callPaths.token]: ['POST'],
  [callPaths.digid]: ['GET'],
  [callPaths.app2app]: ['GET'],
  [callPaths.nativeApp]: ['GET', 'POST'],
  [callPaths.paymentNotice]: ['POST'],
};

const methodsPerPath: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(methodsPerCall),
);

/** Returns the allowed methods of a call; undefined for other addresses. */
export function methodsOfCall(path: string): readonly string[] | undefined {
  return methodsPerPath.get(path);
}

/** Returns the path of an address, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Returns the methods of an address, for the Allow header. */
export function methodsOf(path: string): string {
  const retrieval = Object.values<string>(paths).includes(path) ? 'GET' : 'GET, HEAD';
  return methodsOfCall(path)?.join(', ') ?? retrieval;
}

/** Returns whether a path is for calls or files, for which no page is rendered. */
export function isNotPage(path: string): boolean {
  if (methodsPerPath.has(path)) return true;
  return (
    /^\/(?:api|assets|health|intern|\.well-known|webhooks)(?:\/|$)/.test(path) ||
    /\.\w{2,11}$/.test(path)
  );
}
