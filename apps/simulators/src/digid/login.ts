import type { Persona } from '@mijn/testdata/personas';
import type { FastifyBaseLogger } from 'fastify';
import type { JWK, JWTPayload } from 'jose';
import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizationCode, InteractionResults } from 'oidc-provider';

/** A relying party of the broker; it authenticates with `client_secret_post`. */
export interface DigidClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** A person who can log in: a persona, or a member of staff, who has a user name instead of a BSN. */
export interface LoginPerson extends Pick<Persona, 'key' | 'naam' | 'omschrijving'> {
  readonly bsn?: string;
}

/** Configuration of the DigiD simulator. */
export interface DigidConfig {
  /** `staff` simulates the insurer's login of its staff (docs/decisions.md §3). Default: `digid`. */
  readonly kind?: 'digid' | 'staff';
  /** Issuer URL for browsers and relying parties, without a path. */
  readonly issuer: string;
  readonly clients: readonly DigidClient[];
  /** People who can log in, in the order of the page. */
  readonly personas: readonly LoginPerson[];
  /** Private signing key (JWK, P-256); generated at the start when omitted. */
  readonly key?: JWK;
  readonly log: FastifyBaseLogger;
}

/** DigiD's levels of assurance by number, with DigiD's own words (docs/domain.md). */
export const levels = { 10: 'Basis', 20: 'Midden', 25: 'Substantieel', 30: 'Hoog' } as const;

/** A level of assurance. */
export type Level = keyof typeof levels;

const prefix = 'urn:mijn:digid:niveau:';
const defaultValue: Level = 25;

/** Returns the level as in `acr` and `acr_values`: `urn:mijn:digid:niveau:25`. */
function acrOf(level: Level): string {
  return `${prefix}${level}`;
}

/** Every `acr` of the broker, lowest first. */
export const acrs: readonly string[] = [10, 20, 25, 30].map((level) => `${prefix}${level}`);

function isLevel(number: number): number is Level {
  return Object.hasOwn(levels, number);
}

/**
 * Returns the level of a login: the first known one in the relying party's `acr_values` (separated by spaces, preferred
 * first); 25 without any.
 */
export function requestedLevel(acrValues: unknown): Level {
  const words = typeof acrValues === 'string' ? acrValues.split(' ') : [];
  const requested = words
    .filter((word) => word.startsWith(prefix))
    .map((word) => Number(word.slice(prefix.length)));
  return requested.find(isLevel) ?? defaultValue;
}

/** Returns the `sub` of a person: opaque, and the same at every login. */
export function subOf(issuer: string, persona: LoginPerson): string {
  return createHash('sha256').update(`${issuer} ${persona.key}`).digest('base64url');
}

/**
 * Faults of a login by key, with the label of the radio button (docs/decisions.md §3 and §10). `faultEffects.ts`
 * implements them.
 */
export const digidFaults = {
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  levelTooLow: { nl: 'Te laag niveau (10)', en: 'Level too low (10)' },
  wrongState: { nl: 'Verkeerde state', en: 'Wrong state' },
  wrongNonce: { nl: 'Verkeerde nonce', en: 'Wrong nonce' },
  wrongSignature: { nl: 'Verkeerde handtekening', en: 'Wrong signature' },
  expiredToken: { nl: 'Verlopen token', en: 'Expired token' },
  expiredCode: { nl: 'Verlopen code', en: 'Expired code' },
  codeReused: { nl: 'Code opnieuw gebruikt', en: 'Code used again' },
  digidFault: { nl: 'DigiD-storing (503)', en: 'DigiD outage (503)' },
} as const;

export type DigidFault = keyof typeof digidFaults;

/** Returns whether a form value is the key of a fault. */
export function isDigidFault(word: unknown): word is DigidFault {
  return typeof word === 'string' && Object.hasOwn(digidFaults, word);
}

/** Effect of a fault at each moment of the login. */
export interface FaultEffect {
  /** OAuth error with which the login ends instead of a code. */
  readonly refusal?: string;
  /** Level of the login, whatever was requested. */
  readonly level?: Level;
  /** Changes the redirect address, or its authorization code. */
  readonly returnPath?: (address: URL, code: AuthorizationCode) => Promise<void> | void;
  /** Changes the claims of the ID token before it is signed again. */
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs the ID token with a key that is not in the published key set. */
  readonly forgedKey?: true;
  /** The token endpoint answers 503. */
  readonly outOfOrder?: true;
}

const now = () => Math.floor(Date.now() / 1000);
const somethingElse = () => randomBytes(16).toString('base64url');

/** Implementation of each fault of `digidFaults`. */
export const faultEffects: Readonly<Record<DigidFault, FaultEffect>> = {
  cancel: { refusal: 'access_denied' },
  levelTooLow: { level: 10 },
  wrongState: { returnPath: (address) => address.searchParams.set('state', somethingElse()) },
  wrongNonce: { claims: (claims) => ({ ...claims, nonce: somethingElse() }) },
  wrongSignature: { forgedKey: true },
  expiredToken: { claims: (claims) => ({ ...claims, iat: now() - 7200, exp: now() - 3600 }) },
  expiredCode: {
    async returnPath(_address, code) {
      code.exp = now() - 1;
      await code.save();
    },
  },
  codeReused: { returnPath: (_address, code) => code.consume() },
  digidFault: { outOfOrder: true },
};

/** Services of a mandate of DigiD Machtigen, by the value of the claim `service`. */
export const mandateServices = {
  'urn:mijn:machtigen:zorg': { nl: 'Declaraties en zorgkosten', en: 'Claims and cost of care' },
  'urn:mijn:machtigen:facturen': { nl: 'Facturen en betalen', en: 'Invoices and paying' },
  'urn:mijn:machtigen:alles': { nl: 'Allebei', en: 'Both' },
} as const;

/** The scope that asks for a login by DigiD Machtigen. */
export const mandateScope = 'machtiging';

/** Returns whether the relying party asks for a login for somebody else. */
export function asksMandate(scope: unknown): boolean {
  return typeof scope === 'string' && scope.split(' ').includes(mandateScope);
}

interface Mandate {
  readonly represented: LoginPerson;
  readonly service: string;
}

// A login's account, with the represented person and the number of the service. Opaque, like `sub`.
const accountOf = (issuer: string, persona: LoginPerson, mandate: Mandate | undefined): string =>
  mandate
    ? [
        subOf(issuer, persona),
        subOf(issuer, mandate.represented),
        Object.keys(mandateServices).indexOf(mandate.service),
      ].join('.')
    : subOf(issuer, persona);

/** Returns the people of an account, and the service of its mandate. */
export function peopleOf(
  account: string,
  personBySub: ReadonlyMap<string, LoginPerson>,
): { readonly person: LoginPerson | undefined; readonly mandate: Mandate | undefined } {
  const [own = '', other = '', service] = account.split('.');
  const represented = personBySub.get(other);
  const name = Object.keys(mandateServices)[Number(service)];
  const mandate = represented && name !== undefined ? { represented, service: name } : undefined;
  return { person: personBySub.get(own), mandate };
}

/** Choice on the login page: the person who logs in, for whom, and a fault. */
interface Choice {
  readonly mandate: Mandate | undefined;
  readonly persona: LoginPerson | undefined;
  readonly fault: DigidFault | undefined;
}

/**
 * Parses the page's form (`persona`, `represented`, `service`, `fault`; empty means none). The last `fault` counts: the button Annuleren comes
 * after the radio buttons. Undefined for an unknown persona or fault.
 */
export function parseChoice(
  form: URLSearchParams,
  personas: readonly LoginPerson[],
): Choice | undefined {
  const name = form.get('persona') ?? '';
  const persona = personas.find(({ key }) => key === name);
  const word = form.getAll('fault').at(-1) ?? '';
  const fault = isDigidFault(word) ? word : undefined;
  const other = form.get('represented') ?? '';
  const represented = personas.find(({ key }) => key === other);
  const service = form.get('service') ?? '';
  const isKnown = Object.hasOwn(mandateServices, service);
  const mandate = represented && isKnown ? { represented, service } : undefined;
  const exists =
    (name === '' || persona) && (word === '' || fault) && (other === '' || mandate !== undefined);
  return exists ? { persona, fault, mandate } : undefined;
}

/**
 * Returns the result of the interaction for the broker; it carries the fault to the end of this login. Undefined
 * without a persona, unless the fault refuses the login.
 */
export function outcomeOf(
  { persona, fault, mandate }: Choice,
  issuer: string,
  acrValues: unknown,
): InteractionResults | undefined {
  const effect = fault && faultEffects[fault];
  if (effect?.refusal) {
    return { error: effect.refusal, error_description: 'the end-user cancelled the login' };
  }
  if (persona === undefined) return undefined;
  const level = effect?.level ?? requestedLevel(acrValues);
  return {
    login: { accountId: accountOf(issuer, persona, mandate), acr: acrOf(level), remember: false },
    fault,
  };
}
