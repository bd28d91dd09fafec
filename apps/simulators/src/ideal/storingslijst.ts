import {
  eigenDuur,
  storingen,
  type Storing,
  type Storingsgroep,
  type StoringVan,
} from './storingen.ts';

/** A fault that is to happen. */
export interface Instelling {
  readonly wat: Storing;
  /** Only with payments that this word means (`trefwoorden`); with all when left out. */
  readonly voor?: string | undefined;
  /** How many times; until it is taken away when left out. */
  readonly keer?: number | undefined;
  /** How long it takes, in milliseconds, where it takes time. */
  readonly ms?: number | undefined;
}

/** A fault that happens now. */
export interface Storend<G extends Storingsgroep> {
  readonly wat: StoringVan<G>;
  readonly ms: number;
}

/** The faults that are set. */
export interface Storingslijst {
  /** Sets a fault, instead of another of its group for the same payments. */
  zet(instelling: Instelling): void;
  /** Takes faults away: those for `voor` (undefined: for all payments), of one group or every. */
  wis(voor: string | undefined, groep?: Storingsgroep): void;
  /** Takes every fault away. */
  wisAlle(): void;
  lijst(): readonly Instelling[];
  /** What stands set for exactly `voor`, without using it up. */
  stand(groep: Storingsgroep, voor: string | undefined): Storing | undefined;
  /** The fault of a group that holds for a payment: one that is set for it before one for all. */
  geldt<G extends Storingsgroep>(groep: G, woorden: readonly string[]): Storend<G> | undefined;
  /** The same, which now happens: it uses one of its times up. */
  gebeurt<G extends Storingsgroep>(groep: G, woorden: readonly string[]): Storend<G> | undefined;
}

function isVan<G extends Storingsgroep>(storing: Storing, groep: G): storing is StoringVan<G> {
  return storingen[storing].groep === groep;
}

function storend<G extends Storingsgroep>(
  groep: G,
  rij: Instelling | undefined,
): Storend<G> | undefined {
  if (rij === undefined || !isVan(rij.wat, groep)) return undefined;
  return { wat: rij.wat, ms: rij.ms ?? eigenDuur(rij.wat) };
}

/** An empty list of faults, in memory. */
export function createStoringslijst(): Storingslijst {
  let rijen: readonly Instelling[] = [];
  const wis: Storingslijst['wis'] = (voor, groep) => {
    rijen = rijen.filter(
      (rij) => rij.voor !== voor || (groep !== undefined && !isVan(rij.wat, groep)),
    );
  };
  function verbruik(rij: Instelling): void {
    if (rij.keer === undefined) return;
    const over = { ...rij, keer: rij.keer - 1 };
    rijen = rijen.flatMap((een) => (een !== rij ? [een] : over.keer > 0 ? [over] : []));
  }
  function zoek(groep: Storingsgroep, woorden: readonly string[]): Instelling | undefined {
    const kan = rijen.filter(({ wat }) => isVan(wat, groep));
    return (
      kan.find(({ voor }) => voor !== undefined && woorden.includes(voor)) ??
      kan.find(({ voor }) => voor === undefined)
    );
  }
  return {
    zet(instelling) {
      wis(instelling.voor, storingen[instelling.wat].groep);
      rijen = [...rijen, instelling];
    },
    wis,
    wisAlle: () => {
      rijen = [];
    },
    lijst: () => rijen,
    stand: (groep, voor) => rijen.find((rij) => rij.voor === voor && isVan(rij.wat, groep))?.wat,
    geldt: (groep, woorden) => storend(groep, zoek(groep, woorden)),
    gebeurt(groep, woorden) {
      const rij = zoek(groep, woorden);
      if (rij !== undefined) verbruik(rij);
      return storend(groep, rij);
    },
  };
}
