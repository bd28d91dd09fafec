import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isDigidError } from './errors.ts';
import { createVolatileStorage } from './storage.ts';
import type { Keys } from './keys.ts';
import { faults, type Fault } from './faults.ts';

type Koacontext = Parameters<Parameters<Provider['use']>[0]>[0];

function isOidc(ctx: Koacontext): ctx is Koacontext & KoaContextWithOIDC {
  return 'oidc' in ctx;
}

/** Longer than a code lives, so that a late exchange meets its fault too. */
const keepSeconds = 300;

/** Answers as a broker that is down: an error page of whatever stands before it. */
function applyFault(ctx: KoaContextWithOIDC): void {
  ctx.status = 503;
  ctx.type = 'html';
  ctx.body = '<h1>503 Service Unavailable</h1>';
}

async function forgeIdToken(ctx: KoaContextWithOIDC, fault: Fault, keys: Keys) {
  const response = ctx.body;
  if (typeof response !== 'object' || response === null || !('id_token' in response)) return;
  if (fault.claims === undefined && fault.forgedKey === undefined) return;
  const claims = decodeJwt(String(response.id_token));
  const idToken = await keys.character(fault.claims?.(claims) ?? claims, fault.forgedKey ?? false);
  ctx.body = { ...response, id_token: idToken };
}

/**
 * Lets the broker answer truly and then changes its answer as the chosen fault wants: on the
 * way back with the browser, and once more when that login's code is exchanged. A login
 * without a fault passes untouched.
 */
export function registerFaults(provider: Provider, keys: Keys): void {
  const faultByCode = createVolatileStorage<Fault>();

  async function onWayBack(ctx: KoaContextWithOIDC): Promise<void> {
    const error = ctx.oidc.result?.['error'];
    const code = ctx.oidc.entities.AuthorizationCode;
    if (!isDigidError(error) || code === undefined) return;
    const fault = faults[error];
    faultByCode.set(code.jti, fault, keepSeconds);
    const address = new URL(ctx.response.get('location'));
    await fault.returnPath?.(address, code);
    ctx.redirect(address.href);
  }

  async function onToken(ctx: KoaContextWithOIDC): Promise<void> {
    const fault = faultByCode.load(String(ctx.oidc.params?.['code']));
    if (fault === undefined) return;
    if (fault.outOfOrder) applyFault(ctx);
    else await forgeIdToken(ctx, fault, keys);
  }

  provider.use(async (ctx, next) => {
    await next();
    if (!isOidc(ctx)) return;
    if (ctx.oidc.route === 'resume') await onWayBack(ctx);
    if (ctx.oidc.route === 'token') await onToken(ctx);
  });
}
