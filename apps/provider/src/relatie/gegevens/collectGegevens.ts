import type { CallOutput, DataCallName } from '@mijn/contract/calls';
import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { pagination } from '@mijn/domain/constants';
import type { FactuurKind } from '@mijn/domain/factuur';
import { maskIban } from '@mijn/domain/iban';
import { retention } from '@mijn/domain/retention';
import type { Caller } from '../../access/access.ts';
import { type HandlerInput, type Handlers, isHandlerInput } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';

type Ask = <N extends DataCallName>(
  name: N,
  input: Omit<HandlerInput<N>, 'caller' | 'actor' | 'signal'>,
) => Promise<CallOutput<N>>;

export interface GegevensAsker {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Makes the calls in the person's name, until they hang up. */
function askAs(handlers: Handlers, { caller, signal }: GegevensAsker): Ask {
  return async (name, input) => {
    signal.throwIfAborted();
    const asked = { ...input, caller, actor: undefined, signal };
    if (!isHandlerInput(name, asked)) throw new Refusal(401);
    return handlers[name](asked);
  };
}

// Calls follow each other, so that a copy takes one connection, however much it holds.
async function inTurn<T, R>(items: readonly T[], get: (item: T) => Promise<R>): Promise<R[]> {
  const all: R[] = [];
  for (const item of items) all.push(await get(item));
  return all;
}

/** Returns null for a part that is not this person's, such as the invoices of somebody who pays none. */
async function ifAny<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

async function allPages<T>(get: (offset: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = await get(all.length);
    all.push(...page);
    if (page.length < pagination.maximum) return all;
  }
}

async function collectInzagen(ask: Ask) {
  const first = await ask('listInzagen', { query: { bladzijde: 1 } });
  const others = Array.from({ length: (first.bladzijden ?? 1) - 1 }, (_, index) => index + 2);
  const pages = await inTurn(others, (bladzijde) => ask('listInzagen', { query: { bladzijde } }));
  return [first, ...pages].flatMap(({ inzagen }) => inzagen);
}

/** The person's own claims: those of others are theirs, also where the person sent them in. */
async function collectDeclaraties(ask: Ask, relatienummer: string) {
  const limit = pagination.maximum;
  const rows = await allPages(async (offset) => {
    const query = { limit, offset, relatienummer };
    return (await ask('listDeclaraties', { query, headers: { prefer: undefined } })).declaraties;
  });
  // Prefetches do not mark a claim as seen. It may be withdrawn in the meantime.
  const found = await inTurn(rows, ({ nummer }) =>
    ifAny(ask('getDeclaratie', { params: { id: nummer }, headers: { 'sec-purpose': 'prefetch' } })),
  );
  return found.flatMap((answer) => answer?.declaraties ?? []).map(withMaskedAccount);
}

// Masked as on every screen: it is the account of the verzekeringsnemer, who may be somebody else.
function withMaskedAccount(declaratie: DeclaratieDetail): DeclaratieDetail {
  const { uitkeerInformatie: payout } = declaratie;
  if (payout === null) return declaratie;
  return { ...declaratie, uitkeerInformatie: { ...payout, iban: maskIban(payout.iban) } };
}

/** Years of care before this one: as long as claims are kept at least. */
const earlierYears = retention.declaraties.terms[0].amount;

/** Returns the years of a copy, the last first: of the shortest term, and of older care that is still there. */
function yearsSince(care: readonly DeclaratieDetail[], thisYear: number): number[] {
  const days = care.flatMap(({ behandelDatum: day }) => day ?? []);
  const first = Math.min(thisYear - earlierYears, ...days.map((day) => Number(day.slice(0, 4))));
  return Array.from({ length: thisYear - first + 1 }, (_, index) => thisYear - index);
}

async function collectYears(ask: Ask, relatienummer: string, years: readonly number[]) {
  const limit = pagination.maximum;
  const all = await inTurn(years, async (jaar) => {
    const risk = await ifAny(ask('getEigenRisicoPerJaar', { query: { relatienummer, jaar } }));
    const usage = await ifAny(ask('listZorggebruik', { query: { relatienummer, jaar, limit } }));
    const costs = await ifAny(ask('listZorgkosten', { params: { relatienummer, jaartal: jaar } }));
    return {
      jaar,
      eigenRisico: risk?.body.eigenRisico ?? null,
      zorggebruik: usage?.zorggebruiken ?? [],
      zorgkosten: costs?.zorgkostenRegels ?? [],
    };
  });
  return all.filter(
    ({ eigenRisico, zorggebruik, zorgkosten }) =>
      eigenRisico !== null || zorggebruik.length > 0 || zorgkosten.length > 0,
  );
}

const detailCalls = {
  Zorgpremie: 'getPremieFactuur',
  EigenrisicoEigenbijdrage: 'getRisicoFactuur',
  Eigenrisicotermijn: 'getRisicoPeriodeFactuur',
  Eigenrisicoeindafrekening: 'getEindafrekening',
} as const satisfies Readonly<Record<FactuurKind, DataCallName>>;

async function collectFacturen(ask: Ask) {
  const rows = (await ifAny(ask('listFacturen', {})))?.body.facturen ?? [];
  const facturen = await inTurn(rows, async (row) => {
    const params = { factuurkenmerk: row.kenmerk };
    const answer = await ifAny(ask(detailCalls[row.soortFactuur], { params }));
    return { ...row, ...answer?.body.factuurDetail };
  });
  const requests = new Set(rows.flatMap(({ kenmerkBetaalverzoek: kenmerk }) => kenmerk ?? []));
  const betaalverzoeken = await inTurn([...requests], (betaalkenmerk) =>
    ifAny(ask('getBetaalverzoek', { params: { betaalkenmerk } })),
  );
  return {
    facturen,
    betaalverzoeken: betaalverzoeken.flatMap((answer) => answer?.betaalverzoek ?? []),
    tegoeden: (await ifAny(ask('listTegoeden', {})))?.tegoeden ?? [],
    premieachterstanden:
      (await ifAny(ask('listPremieachterstanden', {})))?.premieachterstanden ?? [],
  };
}

async function collectPaying(ask: Ask) {
  const termijnen = await ifAny(ask('getEigenRisicoInTermijnen', {}));
  return {
    betaalinstellingen: (await ifAny(ask('getBetaalinstellingen', {})))?.betaalinstellingen ?? null,
    incasso: (await ifAny(ask('getIncasso', {})))?.incasso ?? null,
    premieperiode: (await ifAny(ask('getPremieperiode', {})))?.premieperiode ?? null,
    eigenRisicoInTermijnen: termijnen?.eigenRisicoInTermijnen ?? null,
  };
}

async function collectDocumenten(ask: Ask) {
  const limit = pagination.maximum;
  const list = (soort?: 'besluit') =>
    allPages(async (offset) => {
      const answer = await ifAny(ask('listDocumenten', { query: { soort, limit, offset } }));
      return answer?.documenten ?? [];
    });
  return [...(await list()), ...(await list('besluit'))];
}

/**
 * Collects everything that the insurer knows about the caller. It is made of the answers that their own screens get, by
 * the same handlers, so that it holds nothing that they may not see, and each of them is in the log of access.
 * @throws Refusal 404 when the insurer does not know the caller; the signal's reason once they have hung up
 */
export async function collectGegevens(
  handlers: Handlers,
  asker: GegevensAsker,
  today: Temporal.PlainDate,
) {
  const ask = askAs(handlers, asker);
  const { relatie } = await ask('getRelatie', {});
  const { relatieNummer: own } = relatie;
  const { zorgpassen } = (await ask('listZorgpassen', {})).body;
  const first = await ask('listBerichten', { query: { offset: 0 } });
  const declaraties = await collectDeclaraties(ask, own);
  const { gegeven, gekregen } = await ask('listMachtigingen', {});
  return {
    relatie,
    wijzigingen: await allPages(
      async (offset) => (await ask('listWijzigingen', { query: { offset } })).wijzigingen,
    ),
    ingezien: await collectInzagen(ask),
    machtigingen: { gegeven, gekregen },
    verzekeringen: (await ask('listVerzekeringen', {})).verzekeringen,
    // Those of others show their BSN.
    zorgpassen: zorgpassen.filter(({ relatieNummer }) => relatieNummer === own),
    declaraties,
    concept: (await ask('getConcept', {})).concept,
    jaren: await collectYears(ask, own, yearsSince(declaraties, today.year)),
    ...(await collectPaying(ask)),
    ...(await collectFacturen(ask)),
    documenten: await collectDocumenten(ask),
    berichten: await allPages(
      async (offset) => (await ask('listBerichten', { query: { offset } })).berichten,
    ),
    berichtenPerMail: first.mail,
    vragen: await allPages(
      async (offset) => (await ask('listVragen', { query: { offset } })).vragen,
    ),
  };
}

export type Gegevens = Awaited<ReturnType<typeof collectGegevens>>;
