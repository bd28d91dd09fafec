import type { Checkout } from '../betalingen/checkout.testing.ts';

/** Snapshot of the books in the database; cents. */
export interface Books {
  readonly facturen: readonly {
    readonly id: string;
    readonly bedrag: number;
    readonly open: number;
  }[];
  readonly boekingen: readonly Entry[];
  readonly betalingen: readonly {
    readonly id: string;
    readonly status: string;
    readonly bedrag: number;
    readonly ontvangen: number | null;
    readonly serviceId: string | null;
    readonly bron: string;
  }[];
  readonly tegoeden: readonly {
    readonly id: string;
    readonly bedrag: number;
    readonly betaling: string | null;
    readonly declaratie: string | null;
    readonly paid: boolean;
  }[];
  readonly incassos: readonly {
    readonly id: string;
    readonly status: string;
    readonly bedrag: number;
  }[];
  readonly declaraties: readonly {
    readonly id: string;
    readonly status: string;
    readonly withdrawn: boolean;
    readonly owed: number;
    readonly paid: number;
    readonly payouts: number;
  }[];
}

export interface Entry {
  readonly id: string;
  readonly factuur: string;
  readonly soort: string;
  readonly bedrag: number;
  readonly sleutel: string;
  readonly betaling: string | null;
  readonly tegoed: string | null;
}

/** Query that reads the books as one JSON value. */
export const selectBooks = `SELECT json_build_object(
  'facturen', (SELECT coalesce(json_agg(json_build_object('id', kenmerk, 'bedrag', bedrag, 'open', open)), '[]')
    FROM insurer.factuur_stand),
  'boekingen', (SELECT coalesce(json_agg(json_build_object('id', boeking_id::text, 'factuur', kenmerk, 'soort', soort,
    'bedrag', bedrag, 'sleutel', sleutel, 'betaling', betaling_id, 'tegoed', tegoed_id::text)
    ORDER BY boeking_id), '[]') FROM insurer.boeking),
  'betalingen', (SELECT coalesce(json_agg(json_build_object('id', betaling_id, 'status', status, 'bedrag', bedrag,
    'ontvangen', ontvangen, 'serviceId', dienst_id, 'bron', bron)), '[]') FROM insurer.betaling),
  'tegoeden', (SELECT coalesce(json_agg(json_build_object('id', tegoed_id::text, 'bedrag', bedrag, 'betaling', betaling_id,
    'declaratie', declaratie, 'paid', terugbetaald_op IS NOT NULL)), '[]') FROM insurer.tegoed),
  'incassos', (SELECT coalesce(json_agg(json_build_object('id', sleutel, 'status', status, 'bedrag', bedrag)), '[]')
    FROM insurer.incasso),
  'declaraties', (SELECT coalesce(json_agg(json_build_object('id', d.nummer, 'status', d.status,
    'withdrawn', d.teruggetrokken_op IS NOT NULL,
    'owed', CASE WHEN d.soort_indiener = 'Verzekerde' THEN coalesce(d.uitgekeerd, 0) ELSE 0 END,
    'paid', coalesce(u.paid, 0), 'payouts', coalesce(u.payouts, 0))), '[]') FROM insurer.declaratie d
    LEFT JOIN (SELECT nummer, sum(bedrag) AS paid, count(*) AS payouts FROM insurer.uitbetaling GROUP BY 1) u
      USING (nummer))) AS books`;

const order = ['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD'];
// Final states of a payment, except for a late change to betaald.
const ended = new Set(['betaald', 'mislukt', 'geannuleerd', 'verlopen']);

function sumBy<T>(
  rows: readonly T[],
  keyOf: (row: T) => string | null,
  amountOf: (row: T) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + amountOf(row));
  }
  return sums;
}

/**
 * A ledger without a database: it keeps every line it has seen, derives the state from the lines
 * alone, and reports where the books differ.
 */
export class PureLedger {
  readonly #lines = new Map<string, string>();
  readonly #declaraties = new Map<string, Books['declaraties'][number]>();
  readonly #betalingen = new Map<string, string>();
  /** Claims whose receipt was acknowledged to a person. */
  readonly acknowledged = new Set<string>();
  readonly #checkout: Checkout;

  constructor(checkout: Checkout) {
    this.#checkout = checkout;
  }

  /** Returns the differences between the books and this ledger; empty when they agree. */
  take(books: Books): string[] {
    return [
      ...this.#lost(books),
      ...brokenFacturen(books),
      ...this.#brokenBetalingen(books),
      ...brokenSources(books),
      ...this.#brokenDeclaraties(books),
    ];
  }

  /** Booked lines never change and never disappear. */
  #lost({ boekingen }: Books): string[] {
    const now = new Map(boekingen.map((one) => [one.id, JSON.stringify(one)]));
    const lost = [...this.#lines].filter(([id, line]) => now.get(id) !== line);
    for (const [id, line] of now) this.#lines.set(id, line);
    return lost.map(([id]) => `booking ${id} is gone or another`);
  }

  /** The money of each payment is booked or held exactly once, and was received at the bank. */
  #brokenBetalingen({ betalingen, boekingen, tegoeden }: Books): string[] {
    // Money that went back has lines of its own.
    const booked = sumBy(
      boekingen.filter(({ soort }) => soort === 'betaling'),
      ({ betaling }) => betaling,
      ({ bedrag }) => bedrag,
    );
    const credits = sumBy(
      tegoeden,
      ({ betaling }) => betaling,
      ({ bedrag }) => bedrag,
    );
    return betalingen.flatMap(({ id, status, ontvangen, serviceId, bron }) => {
      const broken: string[] = [];
      const before = this.#betalingen.get(id);
      this.#betalingen.set(id, status);
      const sum = (booked.get(id) ?? 0) + (credits.get(id) ?? 0);
      if (sum !== (status === 'betaald' ? ontvangen : 0)) {
        broken.push(`payment ${status}: came in ${ontvangen}, booked and kept ${sum}`);
      }
      if (
        status === 'betaald' &&
        bron !== 'medewerker' &&
        this.#paidAtBank(serviceId) !== ontvangen
      ) {
        broken.push(`payment betaald, at the bank ${this.#paidAtBank(serviceId)}`);
      }
      if (before && before !== status && ended.has(before) && status !== 'betaald') {
        broken.push(`payment from ${before} to ${status}`);
      }
      return broken;
    });
  }

  /** Returns the cents received at the bank; undefined when the payment is not paid. */
  #paidAtBank(serviceId: string | null): number | undefined {
    const paid = this.#checkout.betalingen.get(serviceId ?? '');
    return paid?.status === 'paid' ? Math.round(Number(paid.amount.value) * 100) : undefined;
  }

  /** A claim only moves forward and is paid out once, and every acknowledged claim exists. */
  #brokenDeclaraties({ declaraties, tegoeden, boekingen }: Books): string[] {
    const credits = new Map(
      tegoeden.flatMap((one) => (one.declaratie === null ? [] : [[one.declaratie, one]])),
    );
    const setOff = sumBy(
      boekingen,
      ({ tegoed }) => tegoed,
      ({ bedrag }) => bedrag,
    );
    const broken = declaraties.flatMap((declaratie) => {
      const before = this.#declaraties.get(declaratie.id);
      this.#declaraties.set(declaratie.id, declaratie);
      const waits = credits.get(declaratie.id);
      const set = setOff.get(waits?.id ?? '') ?? 0;
      const waiting = waits && !waits.paid ? waits.bedrag - set : 0;
      return [
        ...(before && order.indexOf(declaratie.status) < order.indexOf(before.status)
          ? [`claim ${declaratie.id} went back`]
          : []),
        ...(before?.withdrawn && !declaratie.withdrawn ? [`claim ${declaratie.id} came back`] : []),
        ...(declaratie.payouts > 1
          ? [`claim ${declaratie.id} is paid ${declaratie.payouts} times`]
          : []),
        ...(declaratie.status === 'AFGEHANDELD' &&
        declaratie.owed !== declaratie.paid + set + waiting
          ? [
              `claim ${declaratie.id}: ${declaratie.owed} owed, ${declaratie.paid}+${set}+${waiting}`,
            ]
          : []),
      ];
    });
    const missing = [...this.acknowledged].filter((nummer) => !this.#declaraties.has(nummer));
    return [
      ...broken,
      ...missing.map((nummer) => `claim ${nummer} was acknowledged and is not there`),
    ];
  }
}

/** The open amount of an invoice is its amount less its lines, and never negative. */
function brokenFacturen({ facturen, boekingen }: Books): string[] {
  const booked = sumBy(
    boekingen,
    ({ factuur }) => factuur,
    ({ bedrag }) => bedrag,
  );
  return facturen.flatMap(({ id, bedrag, open }) => {
    const left = bedrag - (booked.get(id) ?? 0);
    const [low, high] = bedrag < 0 ? [bedrag, 0] : [0, bedrag];
    return left === open && left >= low && left <= high
      ? []
      : [`invoice ${id}: ${open}, not ${left}`];
  });
}

/** Returns the key of the direct debit that a line books or reverses; null for other lines. */
function debitOf({ sleutel }: Entry): string | null {
  return /^(?:storno\/)?incasso\/(.*)$/.exec(sleutel)?.[1] ?? null;
}

/** Every executed debit is booked, and set-offs balance between invoices. */
function brokenSources({ boekingen, incassos }: Books): string[] {
  const taken = sumBy(boekingen, debitOf, ({ bedrag }) => bedrag);
  const broken = incassos
    .filter(({ id }) => taken.has(id))
    .filter(({ id, status, bedrag }) => taken.get(id) !== (status === 'afgeschreven' ? bedrag : 0))
    .map(({ id }) => `debit ${id} booked ${taken.get(id)}`);
  const verrekening = boekingen.filter(
    ({ soort, tegoed }) => soort === 'verrekening' && tegoed === null,
  );
  const sum = verrekening.reduce((soFar, { bedrag }) => soFar + bedrag, 0);
  return sum === 0 ? broken : [...broken, `set-offs come to ${sum}`];
}
