import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
  decodeJwt,
} from 'jose';
import type {
  Adapter,
  AdapterFactory,
  AdapterPayload,
  KoaContextWithOIDC,
  Configuration,
  Provider as Broker,
} from 'oidc-provider';
import { errors, interactionPolicy, Provider } from './oidcProvider.ts';
import { isObject } from '@mijn/domain/values';
import {
  isDigidFault,
  faultEffects,
  type FaultEffect,
  type DigidClient,
  type DigidConfig,
  type LoginPerson,
  acrs,
  mandateScope,
  peopleOf,
  subOf,
} from './login.ts';
import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { showBrokerError } from './page/routes.ts';

/** The broker's signing keys. */
interface Keys {
  /** The private key in use, as a key set for the broker; its public half is published. */
  readonly jwks: { readonly keys: (JWK & { kty: 'EC' })[] };
  /**
   * Signs claims as an ID token (ES256). `forged` signs with an unpublished key under the `kid` of the published one.
   */
  sign(claims: JWTPayload, forged: boolean): Promise<string>;
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

/** Creates the signing keys: the given private key (JWK, P-256) or a new one, and an unpublished one. */
async function createKeys(given: JWK | undefined): Promise<Keys> {
  const jwk = given ?? (await createKey());
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const real = await importJWK(jwk, 'ES256');
  const forged = await importJWK(await createKey(), 'ES256');
  return {
    jwks: { keys: [{ ...jwk, kty: 'EC', kid, alg: 'ES256', use: 'sig' }] },
    sign: (claims, withForged) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .sign(withForged ? forged : real),
  };
}

/** A store in memory; each entry has its own lifetime in seconds. */
interface VolatileStorage<T> {
  set(key: string, value: T, seconds: number): void;
  get(key: string): T | undefined;
  remove(key: string): void;
  /** Returns the keys of the entries that pass the test. */
  keysWhere(test: (value: T) => boolean): string[];
}

/** Creates a store in memory, which removes expired entries on the next write. */
function createVolatileStorage<T>(): VolatileStorage<T> {
  const rows = new Map<string, { value: T; until: number }>();
  const alive = (key: string) => {
    const row = rows.get(key);
    return row !== undefined && row.until > Date.now() ? row : undefined;
  };
  return {
    set(key, value, seconds) {
      for (const old of rows.keys()) if (alive(old) === undefined) rows.delete(old);
      rows.set(key, { value, until: Date.now() + seconds * 1000 });
    },
    get: (key) => alive(key)?.value,
    remove: (key) => void rows.delete(key),
    keysWhere: (test) =>
      [...rows.keys()].filter((key) => {
        const row = alive(key);
        return row !== undefined && test(row.value);
      }),
  };
}

/** The broker checks `exp` itself; entries stay a little longer, so that it can report "expired". */
const slack = 300;

function createAdapter(model: string, storage: VolatileStorage<AdapterPayload>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  return {
    upsert: async (id, payload, seconds = 0) =>
      storage.set(keyOf(id), payload, Math.max(seconds, 0) + slack),
    find: async (id) => storage.get(keyOf(id)),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = storage.get(keyOf(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => storage.remove(keyOf(id)),
    revokeByGrantId: async (grantId) =>
      storage
        .keysWhere((payload) => payload.grantId === grantId)
        .forEach((key) => storage.remove(key)),
  };
}

/**
 * The broker's storage in memory. It stores no sessions, so that the previous person is never logged in automatically
 * (docs/decisions.md §3).
 */
function createStorage(): AdapterFactory {
  const storage = createVolatileStorage<AdapterPayload>();
  return (model) =>
    model === 'Session'
      ? { ...createAdapter(model, storage), upsert: async () => {} }
      : createAdapter(model, storage);
}

const { base, Check } = interactionPolicy;

/**
 * Interaction policy of the broker: it shows its page at every login, whatever `prompt` says (`prompt=none` is refused
 * with `login_required`), and asks for no consent, like DigiD. A request without `state` or `nonce` is refused, so that a
 * relying party notices that it forgot them.
 */
function createPolicy(): ReturnType<typeof base> {
  const policy = base();
  policy.remove('consent');
  const login = policy.get('login');
  login?.checks.add(
    new Check('state_and_nonce', 'state and nonce are required', ({ oidc }) => {
      if (oidc.params?.['state'] && oidc.params['nonce']) return Check.NO_NEED_TO_PROMPT;
      throw new errors.InvalidRequest('state and nonce are required');
    }),
  );
  login?.checks.add(
    new Check('always', 'the end-user logs in at every visit', 'login_required', ({ oidc }) =>
      oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  );
  return policy;
}

type KoaContext = Parameters<Parameters<Broker['use']>[0]>[0];

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
function registerFaults(provider: Broker, keys: Keys): void {
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

/** Scope and claim of each kind of login. */
const loginKinds = {
  digid: { scope: 'bsn', claim: 'bsn', of: ({ bsn }: LoginPerson) => bsn },
  staff: {
    scope: 'profile',
    claim: 'preferred_username',
    of: ({ key }: LoginPerson) => key,
  },
} as const;

/** Claims of a login by DigiD Machtigen, by their scope. */
const mandateClaims = { [mandateScope]: ['represented_bsn', 'service'] };

const scopeOf = ({ kind = 'digid' }: DigidConfig) =>
  `openid ${loginKinds[kind].scope}${kind === 'digid' ? ` ${mandateScope}` : ''}`;

function clientMetadata({ clientId, clientSecret, redirectUris }: DigidClient, scope: string) {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [...redirectUris],
    scope,
    id_token_signed_response_alg: 'ES256' as const,
    token_endpoint_auth_method: 'client_secret_post' as const,
  };
}

/** Grants exactly what DigiD gives without asking for consent. */
function grantConsent(scope: string) {
  return async (ctx: KoaContextWithOIDC) => {
    const { account, client, provider } = ctx.oidc;
    if (account === undefined || client === undefined) return undefined;
    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope(scope);
    await grant.save();
    return grant;
  };
}

/** Cookies ignore ports: two simulators on one host name must not share theirs. */
function cookieNames(issuer: string) {
  const { port } = new URL(issuer);
  const [session, interaction, resume] = ['sessie', 'login', 'resume'].map(
    (name) => `digid_${port || 'web'}_${name}`,
  );
  return { session, interaction, resume };
}

function createConfiguration(config: DigidConfig, keys: Keys): Configuration {
  const personBySub = new Map(config.personas.map((p) => [subOf(config.issuer, p), p]));
  const { scope, claim, of } = loginKinds[config.kind ?? 'digid'];
  return {
    acrValues: acrs,
    adapter: createStorage(),
    claims: {
      acr: null,
      auth_time: null,
      iss: null,
      openid: ['sub', 'acr'],
      [scope]: [claim],
      ...mandateClaims,
    },
    clientAuthMethods: ['client_secret_post'],
    clients: config.clients.map((client) => clientMetadata(client, scopeOf(config))),
    clockTolerance: 0,
    conformIdTokenClaims: false,
    cookies: { names: cookieNames(config.issuer), keys: [randomBytes(32).toString('base64url')] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    findAccount(_ctx, sub) {
      const { person, mandate } = peopleOf(sub, personBySub);
      const acts = mandate && {
        represented_bsn: mandate.represented.bsn,
        service: mandate.service,
      };
      return person && { accountId: sub, claims: () => ({ sub, [claim]: of(person), ...acts }) };
    },
    interactions: { policy: createPolicy(), url: (_ctx, { uid }) => `/inloggen/${uid}` },
    jwks: keys.jwks,
    loadExistingGrant: grantConsent(scopeOf(config)),
    pkce: { required: () => true },
    renderError: showBrokerError,
    responseTypes: ['code'],
    scopes: scopeOf(config).split(' '),
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 900,
      IdToken: 300,
      Interaction: 900,
      Session: 900,
    },
  };
}

/**
 * Creates the OpenID Connect issuer: authorization code with PKCE (S256), ID tokens signed with ES256 with `sub`, `acr`
 * and (scope `bsn`) `bsn`, with the scope `machtiging` also `represented_bsn` and `service`, codes that live 60 s and work once.
 */
export async function createBroker(config: DigidConfig): Promise<Broker> {
  const keys = await createKeys(config.key);
  const provider = new Provider(config.issuer, createConfiguration(config, keys));
  registerFaults(provider, keys);
  // Logs only the kind of error: its message or stack may contain data of the login.
  const report = ({ name }: Error) =>
    config.log.error({ kind: name }, 'the DigiD simulator could not finish a request');
  provider.on('server_error', (_ctx, error) => report(error));
  const emitter: EventEmitter = provider;
  emitter.on('error', report);
  return provider;
}
