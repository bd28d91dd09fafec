import type pg from 'pg';
import { serialize } from 'pg-protocol';
import { types, type Statement } from './database.ts';

/** A value in PostgreSQL's text format. */
export type Value = string | number | boolean | null | undefined | readonly string[];

export interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly Value[];
}

export type BatchRow = Record<string, unknown>;

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

type Columns = readonly Column[];

// pg's type declarations say that parsers take a number, but they take text.
const parsers: pg.CustomTypesConfig = types;
const getReader: (oid: number, shape: 'text') => Column['read'] =
  parsers.getTypeParser.bind(parsers);

// Prepared statements per connection with their columns, so that each is parsed and described once.
const prepared = new WeakMap<pg.Connection, Map<string, Columns>>();

/**
 * Runs named statements on a connection in one round trip and one transaction.
 * @returns the rows of each statement.
 * @throws the database's error, after which the connection must be closed, because its set of
 * prepared statements is unknown.
 */
export function sendBatch(
  client: pg.ClientBase,
  steps: readonly BoundStatement[],
): Promise<BatchRow[][]> {
  return new Promise((done, failed) => {
    client.query(new Batch(steps, done, failed));
  });
}

/**
 * Speaks the extended query protocol directly, because pg sends a Sync after each statement, and
 * each Sync ends an implicit transaction
 * (https://www.postgresql.org/docs/current/protocol-flow.html).
 */
class Batch implements pg.Submittable {
  readonly #steps: readonly BoundStatement[];
  readonly #done: (rows: BatchRow[][]) => void;
  readonly #failed: (error: Error) => void;
  readonly #outcome: BatchRow[][] = [];
  #known = new Map<string, Columns>();
  #rows: BatchRow[] = [];
  // pg replaces this with its own completion callback, which also drives its query timeout.
  callback: (error?: Error) => void = () => undefined;

  constructor(
    steps: readonly BoundStatement[],
    done: (rows: BatchRow[][]) => void,
    failed: (error: Error) => void,
  ) {
    this.#steps = steps;
    this.#done = done;
    this.#failed = failed;
  }

  submit(connection: pg.Connection): void {
    this.#known = prepared.get(connection) ?? new Map<string, Columns>();
    prepared.set(connection, this.#known);
    const parsed = new Set(this.#known.keys());
    const parts: Buffer[] = [];
    for (const { statement, values } of this.#steps) {
      const name = `batch.${statement.name}`;
      const isNew = !parsed.has(statement.name);
      parsed.add(statement.name);
      if (isNew) parts.push(serialize.parse({ name, text: statement.text, types: [] }));
      parts.push(serialize.bind({ statement: name, values: values.map(toText) }));
      if (isNew) parts.push(serialize.describe({ type: 'P', name: '' }));
      parts.push(serialize.execute({}));
    }
    parts.push(serialize.sync());
    // A single write, because the system call costs about as much as the messages themselves.
    connection.stream.write(Buffer.concat(parts));
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#known.set(this.#name(), fields.map(toColumn));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const columns = this.#known.get(this.#name()) ?? [];
    const row: BatchRow = {};
    for (let position = 0; position < fields.length; position += 1) {
      const column = columns[position];
      const text = fields[position];
      if (column) row[column.name] = typeof text === 'string' ? column.read(text) : null;
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    // Statements without rows send no RowDescription; record them as prepared here.
    if (!this.#known.has(this.#name())) this.#known.set(this.#name(), []);
    this.#outcome.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.callback();
    this.#done(this.#outcome);
  }

  handleError(error: Error): void {
    this.callback(error);
    this.#failed(error);
  }

  #name(): string {
    return this.#steps[this.#outcome.length]?.statement.name ?? '';
  }
}

function toColumn({ name, dataTypeID }: pg.FieldDef): Column {
  return { name, read: getReader(dataTypeID, 'text') };
}

function toText(value: Value): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  return `{${value.map((part) => `"${part.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
