import { randomUUID } from 'node:crypto';
import type { CallName } from '@mijn/contract/calls';
import { lastBetaling } from '@mijn/contract/extensions';
import { premieperiodes } from '@mijn/domain/factuur';
import { idempotencyHeader } from '@mijn/domain/headers';
import { ibanOf } from '@mijn/testdata/toRelatie';
import { allowLookupsSql } from '../betalingen/pay.testing.ts';
import { fieldsFor, toFormData } from '../declaraties/submit/submit.testing.ts';
import {
  payers,
  relatienummerOf,
  handledOf,
  briefOf,
  declaratieOf,
  factuurOf,
  openBetaalverzoeken,
  roepnaamOf,
  people,
  regelingOf,
  type Doer,
  type ActorName,
} from './doer.testing.ts';
import { photoOf, sentFile, uploadTestFile } from './waiting.testing.ts';
import type { Answered, SimulatedCall } from './world.testing.ts';

/** Makes one call, after any preparation it needs. */
type Deed = (doer: Doer) => Promise<Answered | undefined>;

const ask = (
  { world, copy, who }: Doer,
  name: CallName,
  asked: SimulatedCall = {},
): Promise<Answered> => world.ask(copy, name, { as: who, ...asked });

/** Returns a deed for a call that takes only a caller. */
const plain =
  (name: CallName, asked: SimulatedCall = {}): Deed =>
  (doer) =>
    ask(doer, name, asked);

/** Returns a deed for a call about one record; does nothing when there is none. */
const about =
  (
    name: CallName,
    find: (doer: Doer) => Promise<string | undefined>,
    toAsked: (found: string, doer: Doer) => SimulatedCall,
  ): Deed =>
  async (doer) => {
    const found = await find(doer);
    return found === undefined ? undefined : ask(doer, name, toAsked(found, doer));
  };

const bill = (name: CallName, kind: string): Deed =>
  about(
    name,
    (doer) => factuurOf(doer, kind),
    (factuurkenmerk) => ({ params: { factuurkenmerk } }),
  );

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns the relation as just read, with changes, for sending back. */
async function ownRelatie(doer: Doer, changed: object): Promise<object> {
  const { json } = await ask(doer, 'getRelatie');
  const { relatie, _state } = record(json);
  return { ...record(relatie), ...changed, _state };
}

const twoLines = (euros: number) => [
  { behandelDatum: '2026-11-18', zorgsoort: 'Ziekenhuis', bedrag: `${euros}.00` },
  { behandelDatum: '2025-12-18', zorgsoort: 'Fysiotherapie', bedrag: '30.00' },
];

/** Sends in a bill, sometimes a duplicate or one with several lines. */
async function sendDeclaratie(doer: Doer): Promise<Answered> {
  const { random, who } = doer;
  const [nota, euros] = [random.below(12), 20 + random.below(3)];
  const lines = nota % 3 === 0 ? { regels: JSON.stringify(twoLines(euros)) } : {};
  const fields = fieldsFor(roepnaamOf(who), {
    ...lines,
    notaNummer: `S-${nota}`,
    bedrag: `${nota % 3 === 0 ? euros + 30 : euros}.00`,
    zorgsoort: 'Ziekenhuis',
    bevestigd: ['dubbeleNota'],
  });
  // Either a repetition under the same key, or a second claim with the same bill.
  const key = random.chance(0.5) ? `again-${nota}-${euros}` : randomUUID();
  return ask(doer, 'indienen', { form: toFormData(fields), headers: { [idempotencyHeader]: key } });
}

/** Sends in a claim and withdraws it. */
async function withdraw(doer: Doer): Promise<Answered> {
  const { json } = await sendDeclaratie(doer);
  const id = String(record(record(json)['body'])['nummer']);
  return ask(doer, 'trekDeclaratieIn', { params: { id } });
}

async function pay(doer: Doer): Promise<Answered | undefined> {
  const [first, ...rest] = (await openBetaalverzoeken(doer)).map(({ one }) => one);
  if (first === undefined) return undefined;
  const more = doer.random.chance(0.3) && rest.length > 0 ? { betaalkenmerken: rest } : {};
  return ask(doer, 'startBetaling', { body: { betaalkenmerk: first, ...more } });
}

/** Accepts an arrangement as offered. */
async function askRegeling(doer: Doer): Promise<Answered | undefined> {
  const [betaalverzoek] = await openBetaalverzoeken(doer);
  if (!betaalverzoek) return undefined;
  const params = { betaalkenmerk: betaalverzoek.one };
  const { json } = await ask(doer, 'getBetaalverzoek', { params });
  const choices = record(record(json)['betaalverzoek'])['regelingKeuzes'];
  const choice = record(Array.isArray(choices) ? choices[0] : undefined);
  if (choice['maanden'] === undefined) return undefined;
  const { maanden, termijnBedrag } = choice;
  return ask(doer, 'startRegeling', { params, body: { maanden, termijnBedrag } });
}

async function saveConcept(doer: Doer): Promise<Answered> {
  const { json } = await ask(doer, 'getConcept');
  const { versie = null } = record(record(json)['concept']);
  return ask(doer, 'bewaarConcept', { body: { versie, velden: { bedrag: '12,50' } } });
}

/** Sends a payment notice: for a known payment, possibly repeated, or for an unknown one. */
function tell({ world, copy, random }: Doer): Promise<Answered> {
  const known = [...world.checkout.betalingen.keys()];
  const id = random.chance(0.9) ? known[random.below(known.length)] : 'tr_strange';
  return world.ask(copy, 'meldBetaling', { body: { id: id ?? 'tr_strange' } });
}

// Arrears take two months of unpaid premium, more days than a run has. They are no line of the books.
const inArrearsSql = (relatienummer: string): string =>
  `INSERT INTO insurer.premieachterstand (polisnummer, debiteur, stap, sinds)
   SELECT polisnummer, verzekeringsnemer, 'aanbod', insurer.today() FROM insurer.polis
   WHERE verzekeringsnemer = '${relatienummer}' ON CONFLICT DO NOTHING`;

async function disputeArrears(doer: Doer): Promise<Answered> {
  await doer.world.sql(inArrearsSql(relatienummerOf(doer.who)));
  return ask(doer, 'betwistPremieachterstand', { body: { tekst: 'Klopt dit?' } });
}

/** Returns a deed for a call about the caller, by query. */
const ofSelf =
  (name: CallName, more: Readonly<Record<string, string | number>> = {}): Deed =>
  (doer) =>
    ask(doer, name, { query: { relatienummer: relatienummerOf(doer.who), ...more } });

const yearOf = (doer: Doer) => ({ relatienummer: relatienummerOf(doer.who), jaar: 2026 });

const careOfYear =
  (name: CallName): Deed =>
  (doer) =>
    ask(doer, name, { params: { relatienummer: relatienummerOf(doer.who), jaartal: 2026 } });

async function runningMandaat(doer: Doer): Promise<string | undefined> {
  const { json } = await ask(doer, 'getIncasso');
  const { kenmerk } = record(record(record(json)['incasso'])['mandaat']);
  return typeof kenmerk === 'string' ? kenmerk : undefined;
}

/** Deed for every call of the contract. */
export const deeds: Readonly<Record<CallName, Deed>> = {
  getRelatie: plain('getRelatie'),
  updateRelatie: async (doer) => {
    const body = await ownRelatie(doer, {
      telefoonNummer: `06123${10_000 + doer.random.below(9)}`,
    });
    return ask(doer, 'updateRelatie', { body });
  },
  validateRelatie: async (doer) =>
    ask(doer, 'validateRelatie', { body: await ownRelatie(doer, { telefoonNummer: null }) }),
  confirmContactgegevens: (doer) =>
    ask(doer, 'confirmContactgegevens', { body: { relatienummer: relatienummerOf(doer.who) } }),
  listWijzigingen: plain('listWijzigingen'),
  listInzagen: plain('listInzagen'),
  listBewaartermijnen: plain('listBewaartermijnen'),
  getGegevens: plain('getGegevens'),
  listMachtigingen: plain('listMachtigingen'),
  geefMachtiging: async (doer) => {
    const { json } = await ask(doer, 'listMachtigingen');
    const { kandidaten, einddagen } = record(json);
    const totEnMet: unknown = Array.isArray(einddagen) ? einddagen.at(-1) : undefined;
    const [first] = Array.isArray(kandidaten) ? kandidaten : [];
    const { kandidaat = 'x' } = record(first);
    const bereik = doer.random.choose([['zorg'], ['facturen'], ['zorg', 'facturen']]);
    return ask(doer, 'geefMachtiging', { body: { kandidaat, bereik, totEnMet } });
  },
  trekMachtigingIn: async (doer) => {
    const { json } = await ask(doer, 'listMachtigingen');
    const { gegeven } = record(json);
    const [first] = Array.isArray(gegeven) ? gegeven : [];
    const { machtigingId } = record(first);
    return ask(doer, 'trekMachtigingIn', { params: { machtigingId: String(machtigingId) } });
  },
  listVerzekeringen: plain('listVerzekeringen'),
  listDocumenten: plain('listDocumenten'),
  getPolisblad: (doer) =>
    ask(doer, 'getPolisblad', {
      params: { polisnummer: `P${relatienummerOf(doer.who)}`, jaartal: 2026 },
    }),
  getRegelingDocument: about('getRegelingDocument', regelingOf, (regelingId) => ({
    params: { regelingId },
  })),
  getVerzekerdenPerJaartal: ofSelf('getVerzekerdenPerJaartal', { jaartal: 2026 }),
  getBetaalinstellingen: plain('getBetaalinstellingen'),
  wijzigRekening: async (doer) => {
    const { json } = await ask(doer, 'getBetaalinstellingen');
    const { versie = 1 } = record(record(json)['betaalinstellingen']);
    const iban = ibanOf(5_000 + doer.random.below(9));
    return ask(doer, 'wijzigRekening', {
      body: { versie, iban, naam: 'Rekeninghouder', akkoord: doer.random.below(4) > 0 },
    });
  },
  getIncasso: plain('getIncasso'),
  startIncasso: async (doer) => {
    const { json } = await ask(doer, 'getBetaalinstellingen');
    const { versie = 1 } = record(record(json)['betaalinstellingen']);
    const dag = doer.random.choose([1, 10, 20, 25]);
    return ask(doer, 'startIncasso', { body: { versie, dag, akkoord: true } });
  },
  stopIncasso: about('stopIncasso', runningMandaat, (mandaatkenmerk) => ({
    params: { mandaatkenmerk },
  })),
  getPremieperiode: plain('getPremieperiode'),
  kiesPremieperiode: async (doer) => {
    const { json } = await ask(doer, 'getPremieperiode');
    const { periode: huidig = 'maand' } = record(record(json)['premieperiode']);
    const periode = doer.random.choose(premieperiodes);
    return ask(doer, 'kiesPremieperiode', { body: { periode, huidig } });
  },
  getEigenRisicoInTermijnen: plain('getEigenRisicoInTermijnen'),
  // Offered in the season only, and to those without voluntary own risk.
  kiesEigenRisicoInTermijnen: async (doer) => {
    const { json } = await ask(doer, 'getEigenRisicoInTermijnen');
    const { jaar, personen } = record(record(json)['eigenRisicoInTermijnen']);
    const may = (Array.isArray(personen) ? personen : [])
      .map(record)
      .filter(({ vrijwilligEigenRisico }) => vrijwilligEigenRisico === false);
    const one = may[doer.random.below(may.length)];
    if (!one) return undefined;
    const { relatienummer, gekozen } = one;
    return ask(doer, 'kiesEigenRisicoInTermijnen', {
      body: { relatienummer, jaar, gekozen: gekozen !== true },
    });
  },
  acceptVoorwaarden: plain('acceptVoorwaarden', { body: { versie: '2026-11' } }),
  getBriefDocument: about('getBriefDocument', briefOf, (briefId) => ({ params: { briefId } })),
  listBerichten: plain('listBerichten'),
  markBerichtenRead: plain('markBerichtenRead', { body: {} }),
  chooseBerichten: (doer) =>
    ask(doer, 'chooseBerichten', { body: { mail: doer.random.chance(0.5) } }),
  startPush: (doer) =>
    ask(doer, 'startPush', { body: doer.world.pushService.subscribe(`browser-${doer.who}`) }),
  stopPush: plain('stopPush', { body: {} }),
  listZorgpassen: plain('listZorgpassen'),
  listDeclaraties: plain('listDeclaraties', { query: { limit: 20 } }),
  listToestemmingVoorbeelden: plain('listToestemmingVoorbeelden'),
  getDeclaratie: about('getDeclaratie', declaratieOf, (id) => ({ params: { id } })),
  validerenBestand: (doer) =>
    ask(doer, 'validerenBestand', { form: toFormData({}, undefined, 'bestand') }),
  indienen: sendDeclaratie,
  trekDeclaratieIn: withdraw,
  getBestand: async (doer) => {
    const file = await sentFile(doer);
    return file && ask({ ...doer, who: file.sender }, 'getBestand', { params: file.params });
  },
  getGelezen: about('getGelezen', uploadTestFile, (bestandId) => ({ query: { bestandId } })),
  getBladzijde: about('getBladzijde', photoOf, (id) => ({
    params: { bestandId: id, bladzijde: '1' },
  })),
  getConcept: plain('getConcept'),
  bewaarConcept: saveConcept,
  verwijderConcept: plain('verwijderConcept'),
  getBevestiging: about('getBevestiging', declaratieOf, (id) => ({ params: { id } })),
  getBesluit: about('getBesluit', handledOf, (id) => ({ params: { id } })),
  stelVraag: about('stelVraag', declaratieOf, (id) => ({
    body: {
      sleutel: randomUUID(),
      onderwerp: 'declaratie',
      kenmerk: id,
      tekst: 'Klopt dit?',
    },
  })),
  listVragen: plain('listVragen'),
  getEigenRisicoPerJaar: (doer) =>
    ask(doer, 'getEigenRisicoPerJaar', { query: { ...yearOf(doer), merk: 'ZZ' } }),
  listZorggebruik: (doer) => ask(doer, 'listZorggebruik', { query: yearOf(doer) }),
  listZorgkosten: careOfYear('listZorgkosten'),
  getJaaroverzicht: careOfYear('getJaaroverzicht'),
  getZorgkostenRegel: about('getZorgkostenRegel', handledOf, (nummer) => ({
    params: { nummer, volgnummer: 1 },
  })),
  getVooraf: ofSelf('getVooraf', { zorgsoort: 'Ziekenhuis', bedrag: '100.00' }),
  listVergoedingen: ofSelf('listVergoedingen'),
  getVerwachting: ofSelf('getVerwachting'),
  getVerwachteVergoeding: (doer) =>
    ask(doer, 'getVerwachteVergoeding', {
      body: { relatienummer: relatienummerOf(doer.who), regels: twoLines(40) },
    }),
  listFacturen: plain('listFacturen'),
  getPremieFactuur: bill('getPremieFactuur', 'Zorgpremie'),
  getRisicoFactuur: bill('getRisicoFactuur', 'EigenrisicoEigenbijdrage'),
  getRisicoPeriodeFactuur: bill('getRisicoPeriodeFactuur', 'Eigenrisicotermijn'),
  getFactuurDocument: bill('getFactuurDocument', 'EigenrisicoEigenbijdrage'),
  getEindafrekening: bill('getEindafrekening', 'Eigenrisicoeindafrekening'),
  getSpecificatie: about(
    'getSpecificatie',
    (doer) => factuurOf(doer, 'Eigenrisicoeindafrekening'),
    (factuurkenmerk, { who }) => ({
      params: { factuurkenmerk, relatienummer: relatienummerOf(who) },
      query: { jaarRegeling: 2025 },
    }),
  ),
  listBetaalverzoeken: plain('listBetaalverzoeken'),
  getBetaalverzoek: about(
    'getBetaalverzoek',
    async (doer) => (await openBetaalverzoeken(doer))[0]?.one,
    (betaalkenmerk) => ({ params: { betaalkenmerk } }),
  ),
  listTegoeden: plain('listTegoeden'),
  listPremieachterstanden: plain('listPremieachterstanden'),
  betwistPremieachterstand: disputeArrears,
  startRegeling: askRegeling,
  startBetaling: pay,
  getBetaling: async (doer) => {
    // Clears recent look-ups, because their limit depends on real time.
    await doer.world.sql(allowLookupsSql);
    return ask(doer, 'getBetaling', { params: { betalingId: lastBetaling } });
  },
  meldBetaling: tell,
  // An unknown code suffices, because confirming an address moves no money.
  bevestigEmail: ({ world, copy }) => world.ask(copy, 'bevestigEmail', { body: { code: 'x' } }),
  listOpenVragen: ({ world, copy }) => world.ask(copy, 'listOpenVragen', {}),
  getOpenVraag: (doer) => ofOldest(doer, 'getOpenVraag', {}),
  beantwoordVraag: (doer) =>
    ofOldest(doer, 'beantwoordVraag', { body: { antwoord: 'Zo zit het.' } }),
};

/** Makes a call of staff about the question that has waited longest; asks one when none waits. */
async function ofOldest(
  doer: Doer,
  name: 'getOpenVraag' | 'beantwoordVraag',
  more: Pick<SimulatedCall, 'body'>,
): Promise<Answered> {
  const { world, copy } = doer;
  const question = { sleutel: randomUUID(), onderwerp: 'anders', tekst: 'Hoe zit dit?' };
  await ask(doer, 'stelVraag', { body: question });
  const { json } = await world.ask(copy, 'listOpenVragen', {});
  const { vragen } = record(json);
  const { vraagId } = record(Array.isArray(vragen) ? vragen[0] : undefined);
  return world.ask(copy, name, { params: { vraagId: String(vraagId) }, ...more });
}

/** Returns the people for whom the call has an effect. */
export function allowedActors(name: CallName): readonly [ActorName, ...ActorName[]] {
  if (name === 'getSpecificatie' || name.endsWith('eriodeFactuur')) return ['jan'];
  // A copy of more claims would outlast the connections that break.
  if (name === 'getGegevens') return ['fatima', 'noor'];
  return /factu|betaal|betaling|betwist|regeling|eindafrekening|incasso|termijnen/i.test(name)
    ? payers
    : people;
}
