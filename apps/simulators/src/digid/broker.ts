import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Configuration, KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import { Provider } from './oidcProvider.ts';
import { createPolicy } from './policy.ts';
import type { DigidClient, DigidConfig, LoginPerson } from './config.ts';
import { acrs } from './levels.ts';
import { createStorage } from './storage.ts';
import { showBrokerError } from './page/errorPage.ts';
import { createKeys, type Keys } from './keys.ts';
import { registerFaults } from './faultsMiddleware.ts';
import { subOf } from './sub.ts';

/** Scope and claim of each kind of login. */
const told = {
  digid: { scope: 'bsn', claim: 'bsn', of: ({ bsn }: LoginPerson) => bsn },
  staff: {
    scope: 'profile',
    claim: 'preferred_username',
    of: ({ key }: LoginPerson) => key,
  },
} as const;

const scopeOf = ({ kind = 'digid' }: DigidConfig) => `openid ${told[kind].scope}`;

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
  const personOf = new Map(config.personas.map((p) => [subOf(config.issuer, p), p]));
  const { scope, claim, of } = told[config.kind ?? 'digid'];
  return {
    acrValues: acrs,
    adapter: createStorage(),
    claims: { acr: null, auth_time: null, iss: null, openid: ['sub', 'acr'], [scope]: [claim] },
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
      const person = personOf.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, [claim]: of(person) }) };
    },
    interactions: { policy: createPolicy(), url: (_ctx, { uid }) => `/inloggen/${uid}` },
    jwks: keys.jwks,
    loadExistingGrant: grantConsent(scopeOf(config)),
    pkce: { required: () => true },
    renderError: showBrokerError,
    responseTypes: ['code'],
    scopes: ['openid', scope],
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
 * and (scope `bsn`) `bsn`, codes that live 60 s and work once.
 */
export async function createBroker(config: DigidConfig): Promise<OidcProvider> {
  const keys = await createKeys(config.key);
  const provider = new Provider(config.issuer, createConfiguration(config, keys));
  registerFaults(provider, keys);
  // Logs only the kind of error: its message or stack may contain data of the login.
  const report = ({ name }: Error) =>
    config.log.error({ kind: name }, 'the DigiD simulator could not finish a request');
  provider.on('server_error', (_ctx, error) => report(error));
  const errors: EventEmitter = provider;
  errors.on('error', report);
  return provider;
}
