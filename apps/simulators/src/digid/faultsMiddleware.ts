import { isObject } from '@mijn/domain/isObject';
import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isDigidFault } from './faultKeys.ts';
import { createVolatileStorage } from './storage.ts';
import type { Keys } from './keys.ts';
import { faultEffects, type FaultEffect } from './faultEffects.ts';

type KoaContext = Parameters<Parameters<Provider['use']>[0]>[0];

function isOidc(ctx: KoaContext): ctx is KoaContext & KoaContextWithOIDC {
  return 'oidc' in ctx;
}

/** Longer than the lifetime of a code, so that the fault applies to a late exchange too. */
const keepSeconds = 300;

/** Answers like the proxy of a broker that is down: an HTML error page. */
function breakDown(ctx: KoaContextWithOIDC): void {
  ctx.status = 503;
  ctx.type = 'html';
  ctx.body = '<h1>503 Service Unavailable</h1>';
}

async function forgeIdToken(ctx: KoaContextWithOIDC, effect: FaultEffect, keys: Keys) {
  const response: unknown = ctx.body;
  if (!isObject(response) || !('id_token' in response)) return;
  if (effect.claims === undefined && effect.forgedKey === undefined) return;
  const claims = decodeJwt(String(response['id_token']));
  const idToken = await keys.sign(effect.claims?.(claims) ?? claims, effect.forgedKey ?? false);
  ctx.body = { ...response, id_token: idToken };
}

/**
 * Changes the broker's answers according to the chosen fault: the redirect of the browser, and the exchange of that
 * login's code. A login without a fault is unchanged.
 */
export function registerFaults(provider: Provider, keys: Keys): void {
  const effectByCode = createVolatileStorage<FaultEffect>();

  async function onWayBack(ctx: KoaContextWithOIDC): Promise<void> {
    const key = ctx.oidc.result?.['fault'];
    const code = ctx.oidc.entities.AuthorizationCode;
    if (!isDigidFault(key) || code === undefined) return;
    const effect = faultEffects[key];
    effectByCode.set(code.jti, effect, keepSeconds);
    const address = new URL(ctx.response.get('location'));
    await effect.returnPath?.(address, code);
    ctx.redirect(address.href);
  }

  async function onToken(ctx: KoaContextWithOIDC): Promise<void> {
    const effect = effectByCode.get(String(ctx.oidc.params?.['code']));
    if (effect === undefined) return;
    if (effect.outOfOrder) breakDown(ctx);
    else await forgeIdToken(ctx, effect, keys);
  }

  provider.use(async (ctx, next) => {
    await next();
    if (!isOidc(ctx)) return;
    if (ctx.oidc.route === 'resume') await onWayBack(ctx);
    if (ctx.oidc.route === 'token') await onToken(ctx);
  });
}
