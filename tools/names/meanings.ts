import { wordsOf } from './words.ts';

/** Names at a place where a word may stand. */
type Place = readonly [place: RegExp, names: RegExp];

/** A word that is near to two things, and the one of them that it stands for in names. */
export interface Meaning {
  /** Whether a name has it. */
  readonly isIn: (name: string) => boolean;
  readonly means: string;
  /** What another thing is called that one would call so too. */
  readonly instead: string;
  /** Where names have it: of that meaning, or of another one that others gave it. */
  readonly places: readonly Place[];
}

/** One of the words of a name, in lower case. */
const word =
  (pattern: RegExp): Meaning['isIn'] =>
  (name) =>
    wordsOf(name).some((one) => pattern.test(one));

/** The whole name, of a component or a type. */
const whole =
  (pattern: RegExp): Meaning['isIn'] =>
  (name) =>
    pattern.test(name);

/**
 * The words that would stand for two things in two folders (CONTRIBUTING, How the code is written), each with its
 * one meaning. Another such word is another row.
 */
export const meanings: readonly Meaning[] = [
  {
    isIn: word(/^claim/),
    means: 'what a person fills in and sends, before the insurer has given it a number',
    instead: 'what the insurer has is a declaratie',
    places: [
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
    ],
  },
  {
    isIn: word(/^providers?$/),
    means: 'the insurer’s app, apps/provider',
    instead: 'who gave the care is a zorgverlener',
    places: [
      [/^((apps\/(gateway|provider)|dev-env|tools)\/|vitest\.config)/, /./],
      [/^packages\/contract\/src\/addresses/, /^providerBase$/],
      // Who takes payments in, which says of itself what it provides.
      [/^/, /[pP]aymentProvider/],
      // What hands a value down in React, and who logs somebody in (OpenID Connect).
      [/^(apps\/client|packages\/ui)\//, /(Router|Ui)Provider/],
      [/^apps\/simulators\/src\/digid\//, /./],
    ],
  },
  {
    isIn: word(/^terms?$/),
    means: 'what one agrees to: the terms at the first run of the app',
    instead: 'what something is paid in is a termijn',
    places: [
      [/^apps\/client\/src\/(app\/(native|start)|features\/introduction|platform)\//, /[tT]erms/],
      [/^apps\/gateway\/src\/(native|sessie)\//, /^(accept|terms)|acceptTerms/],
      [/^packages\/domain\/src\/(constants|cookieForms|fieldLimits|handover|postedForm)/, /^terms/],
      [/^dev-env\/src\/access\/formRows/, /^terms$/],
      [/^/, /^showTermsAndConditions$/],
      // What a fact is called in a list of facts (`<dt>`), as ARIA has it.
      [/^(apps\/(client|simulators)|packages\/ui)\//, /^term$/],
    ],
  },
  {
    isIn: word(/^request(s|ed)?$/),
    means: 'what one program asks of another: over HTTP, of a page’s loader, of a call',
    instead: 'what a person is asked to pay is a betaalverzoek',
    places: [
      [/^apps\/client\/src\/(?!features\/(facturen|relatie)\/|app\/(beside|overzicht)\/)/, /./],
      // In those folders who asks the gateway, and in tests what was asked of it.
      [/^apps\/client\/src\/.*(Page|get\w+)\.tsx?:/, /^request$/],
      [/^apps\/client\/src\/features\/facturen\/pay\//, /^request(ed)?$/],
      [/^apps\/client\/src\/features\/relatie\/berichten\/push/, /./],
      [/^apps\/client\/tools\//, /./],
      [/^apps\/gateway\/src\/(?!facturen\/)/, /./],
      [/^apps\/gateway\/src\/facturen\/\w+\.test/, /^request(ed)?$/],
      // With Mollie, which names it so, also what is asked of a payment service.
      [/^apps\/simulators\//, /./],
      [/^apps\/provider\/src\/(?!facturen\/|clock\/|seed\/|simulation\/)/, /./],
      // In that folder what a query was called with, and what a test asks.
      [/^apps\/provider\/src\/facturen\/details\/specificatie/, /^requests?$/],
      [/^dev-env\/src\/(?!oracle\/)/, /./],
      [/^dev-env\/src\/oracle\/life/, /^sendRequest$/],
      [/^(e2e|tools|packages\/(contract|metrics))\//, /./],
      [/^packages\/domain\/src\/handover/, /./],
    ],
  },
  {
    isIn: word(/^settl/),
    means: 'what a final settlement (eindafrekening) does with a year of own risk',
    instead:
      'a claim is handled, a bill is paid or closed, a difference is decided, a call is done',
    places: [
      [/^apps\/client\/src\/features\/facturen\/(factuur|specificatie)\//, /./],
      [/^dev-env\/src\/(oracle|specification)\//, /./],
      [/^packages\/testdata\/src\/(polissen|timeline|zorgverleners)/, /^(isSettled|settledYear)$/],
      [/^packages\/domain\/src\/paidToZorgverlener\.test/, /^settled$/],
      [
        /^apps\/provider\/src\/(access|assess\/corrections|clock|eigenRisico|facturen|seed|simulation)\//,
        /./,
      ],
      [/^apps\/provider\/src\/declaraties\/jobs\/takeBackSettled/, /./],
    ],
  },
  {
    isIn: whole(
      /^(Answer|Button|Card|Dialog|Facts|Field|FileItem|Frame|Icon|Link|List|Meter|Page|Receipt|Row|Table)$/,
    ),
    means: 'the component of packages/ui',
    instead: 'another component or a type says which: ReactieAnswer, MeldingFacts',
    places: [
      // The other programs draw nothing: their rows are of a table, their pages of a document.
      [/^(?!apps\/client\/)/, /^(?!Answer$)/],
      [/^packages\/ui\//, /^Answer$/],
      [/\.(test|testing)\.tsx?:/, /^(?!Answer$)/],
      // Of what a generic type or function is.
      [/^apps\/client\/.*\.ts:/, /^(Field|Row)$/],
      // The same as the one of packages/ui, which it hands to the router.
      [/^apps\/client\/src\/app\/links\/Link/, /^Link$/],
      [/^apps\/provider\//, /./],
    ],
  },
  {
    isIn: whole(/^FormErrors$/),
    means: 'the component above a form that lists what is wrong',
    instead: 'the mistakes of a form are ErrorsByField',
    places: [[/^apps\/client\/src\/forms\/FormErrors/, /./]],
  },
  {
    isIn: whole(/^(Bericht|Concept)Row$/),
    means: 'a row of the insurer’s table',
    instead: 'what a screen shows of it is BerichtItem, ToFinishRow',
    places: [[/^apps\/provider\//, /./]],
  },
];
