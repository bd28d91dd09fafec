import type pg from 'pg';
import { types } from './database.ts';
import type { Opdracht } from './database.ts';

/** A value as PostgreSQL reads it from text. */
export type Waarde = string | number | boolean | null | undefined | readonly string[];

/** A statement with its values. */
export interface Stap {
  readonly opdracht: Opdracht;
  readonly waarden: readonly Waarde[];
}

/** A row by column name. */
export type BundelRij = Record<string, unknown>;

interface Kolom {
  readonly naam: string;
  readonly lees: (tekst: string) => unknown;
}

type Kolommen = readonly Kolom[];

// pg's own class says of its parsers that they take a number.
const parsers: pg.CustomTypesConfig = types;
const geefLezer: (oid: number, vorm: 'text') => Kolom['lees'] = parsers.getTypeParser.bind(parsers);

/** What each connection has prepared, with the columns of the answer: neither is asked twice. */
const voorbereid = new WeakMap<pg.Connection, Map<string, Kolommen>>();

/**
 * Runs named statements on a connection in one round trip and one transaction: they all succeed, or
 * nothing of them stays. Gives the rows of each.
 * @throws the database's error; the connection then has to be thrown away, since what it had prepared
 * is no longer known.
 */
export function stuurBundel(
  client: pg.ClientBase,
  stappen: readonly Stap[],
): Promise<BundelRij[][]> {
  return new Promise((klaar, mislukt) => {
    client.query(new Bundel(stappen, klaar, mislukt));
  });
}

/**
 * The extended protocol by hand: pg sends a Sync after each statement, and it is the Sync that ends a
 * transaction nobody has begun (https://www.postgresql.org/docs/current/protocol-flow.html).
 */
class Bundel implements pg.Submittable {
  readonly #stappen: readonly Stap[];
  readonly #klaar: (rijen: BundelRij[][]) => void;
  readonly #mislukt: (fout: Error) => void;
  readonly #uitkomst: BundelRij[][] = [];
  #bekend = new Map<string, Kolommen>();
  #rijen: BundelRij[] = [];

  constructor(
    stappen: readonly Stap[],
    klaar: (rijen: BundelRij[][]) => void,
    mislukt: (fout: Error) => void,
  ) {
    this.#stappen = stappen;
    this.#klaar = klaar;
    this.#mislukt = mislukt;
  }

  submit(verbinding: pg.Connection): void {
    this.#bekend = voorbereid.get(verbinding) ?? new Map<string, Kolommen>();
    voorbereid.set(verbinding, this.#bekend);
    verbinding.stream.cork();
    for (const { opdracht, waarden } of this.#stappen) {
      const naam = `bundel.${opdracht.name}`;
      const isNieuw = !this.#bekend.has(opdracht.name);
      if (isNieuw) verbinding.parse({ name: naam, text: opdracht.text, types: [] }, true);
      verbinding.bind({ statement: naam, values: waarden.map(alsTekst) }, true);
      if (isNieuw) verbinding.describe({ type: 'P', name: '' }, true);
      verbinding.execute({}, true);
    }
    verbinding.sync();
    verbinding.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#bekend.set(this.#naam(), fields.map(maakKolom));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const kolommen = this.#bekend.get(this.#naam()) ?? [];
    const rij: BundelRij = {};
    for (let plek = 0; plek < fields.length; plek += 1) {
      const kolom = kolommen[plek];
      const tekst = fields[plek];
      if (kolom) rij[kolom.naam] = typeof tekst === 'string' ? kolom.lees(tekst) : null;
    }
    this.#rijen.push(rij);
  }

  handleCommandComplete(): void {
    this.#uitkomst.push(this.#rijen);
    this.#rijen = [];
  }

  handleReadyForQuery(): void {
    this.#klaar(this.#uitkomst);
  }

  handleError(fout: Error): void {
    this.#mislukt(fout);
  }

  #naam(): string {
    return this.#stappen[this.#uitkomst.length]?.opdracht.name ?? '';
  }
}

function maakKolom({ name, dataTypeID }: pg.FieldDef): Kolom {
  return { naam: name, lees: geefLezer(dataTypeID, 'text') };
}

function alsTekst(waarde: Waarde): string | null {
  if (waarde === null || waarde === undefined) return null;
  if (typeof waarde !== 'object') return String(waarde);
  return `{${waarde.map((deel) => `"${deel.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
