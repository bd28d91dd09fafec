import type { Name } from './names.ts';

const hasWord = /(?<![a-z])claim|Claim|CLAIM/;

/** Kinds that are English prose, where a claim is what the glossary calls a `declaratie`. */
const prose: readonly Name['kind'][] = ['test title', 'message'];

/** Where a name may have the word, and which. */
const places: readonly (readonly [place: RegExp, names: RegExp])[] = [
  // What a person fills in and sends, before the insurer has given it a number.
  [/^apps\/client\/src\/(features\/declaraties\/submit|server)\//, /./],
  [/^apps\/gateway\/src\/posts\//, /./],
  [/^(apps|e2e|packages)\//, /\b(sendClaim|[tT]oClaim|ClaimCode)\b/],
  [/^e2e\/support\/claim\.ts/, /./],
  // What a token says of somebody (OpenID Connect).
  [/^apps\/gateway\/src\/(betalingen|internal|native|provider|sessie|testing)\//, /^claims$/],
  [/^apps\/simulators\/src\/digid\//, /./],
  [/^apps\/provider\/src\/(http\/caller|betalingen\/pay\.testing)/, /[cC]laims$/],
  [/^(packages\/contract\/src\/caller|dev-env\/src\/simulators\/faults)/, /[cC]laims$/],
  // To take what whoever is first gets: work, a port, the pages of a service worker.
  [/^apps\/provider\/src\/betalingen\/jobs\/attempt\.queries/, /^claim(Lookup)?$/],
  [/^dev-env\/src\/postgres\/freePort/, /^claim(s|Port)$/],
  [/^apps\/client\/src\/worker\/serviceWorker/, /^claim$/],
  // Titles of decisions are prose.
  [/^docs\//, /./],
];

/** The names in which `claim` stands for what the insurer has, which is a `declaratie` (docs/glossary.md). */
export function otherMeanings(names: readonly Name[]): Name[] {
  return names.filter(
    ({ at, kind, text }) =>
      hasWord.test(text) &&
      !prose.includes(kind) &&
      !places.some(([place, allowed]) => place.test(at) && allowed.test(text)),
  );
}
