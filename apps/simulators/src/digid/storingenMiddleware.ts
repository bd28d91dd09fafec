import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isDigidFout } from './fouten.ts';
import { createVluchtigeOpslag } from './opslag.ts';
import type { Sleutels } from './sleutels.ts';
import { storingen, type Storing } from './storingen.ts';

type Koacontext = Parameters<Parameters<Provider['use']>[0]>[0];

function isOidc(ctx: Koacontext): ctx is Koacontext & KoaContextWithOIDC {
  return 'oidc' in ctx;
}

/** Longer than a code lives, so that a late exchange meets its fault too. */
const bewaarSeconden = 300;

/** Answers as a broker that is down: an error page of whatever stands before it. */
function geefStoring(ctx: KoaContextWithOIDC): void {
  ctx.status = 503;
  ctx.type = 'html';
  ctx.body = '<h1>503 Service Unavailable</h1>';
}

async function vervalsIdToken(ctx: KoaContextWithOIDC, storing: Storing, sleutels: Sleutels) {
  const antwoord = ctx.body;
  if (typeof antwoord !== 'object' || antwoord === null || !('id_token' in antwoord)) return;
  if (storing.claims === undefined && storing.valseSleutel === undefined) return;
  const claims = decodeJwt(String(antwoord.id_token));
  const idToken = await sleutels.teken(
    storing.claims?.(claims) ?? claims,
    storing.valseSleutel ?? false,
  );
  ctx.body = { ...antwoord, id_token: idToken };
}

/**
 * Lets the broker answer truly and then changes its answer as the chosen fault wants: on the
 * way back with the browser, and once more when that login's code is exchanged. A login
 * without a fault passes untouched.
 */
export function useStoringen(provider: Provider, sleutels: Sleutels): void {
  const storingVanCode = createVluchtigeOpslag<Storing>();

  async function opDeTerugweg(ctx: KoaContextWithOIDC): Promise<void> {
    const fout = ctx.oidc.result?.['fout'];
    const code = ctx.oidc.entities.AuthorizationCode;
    if (!isDigidFout(fout) || code === undefined) return;
    const storing = storingen[fout];
    storingVanCode.zet(code.jti, storing, bewaarSeconden);
    const adres = new URL(ctx.response.get('location'));
    await storing.terugweg?.(adres, code);
    ctx.redirect(adres.href);
  }

  async function bijHetToken(ctx: KoaContextWithOIDC): Promise<void> {
    const storing = storingVanCode.haal(String(ctx.oidc.params?.['code']));
    if (storing === undefined) return;
    if (storing.buitenGebruik) geefStoring(ctx);
    else await vervalsIdToken(ctx, storing, sleutels);
  }

  provider.use(async (ctx, next) => {
    await next();
    if (!isOidc(ctx)) return;
    if (ctx.oidc.route === 'resume') await opDeTerugweg(ctx);
    if (ctx.oidc.route === 'token') await bijHetToken(ctx);
  });
}
