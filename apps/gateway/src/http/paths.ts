import { callPaths } from '@mijn/domain/paths';

/** The gateway's addresses for machines (docs/contract.md, Addresses). */
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

type Method = 'GET' | 'POST';

type CallPath = (typeof callPaths)[keyof typeof callPaths];

// By type every call has its line.
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

/** The methods that a call takes; undefined for what is no call. */
export function methodsOfCall(path: string): readonly string[] | undefined {
  return methodsPerPath.get(path);
}

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The methods of an address, as a refusal of another one names them. */
export function methodsOf(path: string): string {
  const retrieval = Object.values<string>(paths).includes(path) ? 'GET' : 'GET, HEAD';
  return methodsOfCall(path)?.join(', ') ?? retrieval;
}

/** Whether a path belongs to calls or files, so that no page is ever rendered for it. */
export function isNotPage(path: string): boolean {
  if (methodsPerPath.has(path)) return true;
  return (
    /^\/(?:api|assets|health|intern|\.well-known|webhooks)(?:\/|$)/.test(path) ||
    /\.\w{2,11}$/.test(path)
  );
}
