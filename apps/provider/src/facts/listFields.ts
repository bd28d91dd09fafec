import { type Cents, centsToEuros, type Euros } from '@mijn/domain/money';
import { unsafeAssertType } from '@mijn/domain/values';

/** A field of a list: its column, and its value in the answer. */
export interface ListField<Stored, Answered> {
  /** SQL. */
  readonly column: string;
  /** @param care whether the viewer may see the care of this row. */
  toAnswer(stored: Stored, care: boolean): Answered;
}

type Fields = Readonly<Record<string, ListField<never, unknown>>>;

/** Columns of the fields, by their names in the contract. */
export type ListFieldsRow<All extends Fields> = {
  readonly [Name in keyof All]: Parameters<All[Name]['toAnswer']>[0];
};

type Answer<All extends Fields> = { [Name in keyof All]: ReturnType<All[Name]['toAnswer']> };

/** Fields of the contract, each with a value: an answer of ours leaves no extension out. */
export type Complete<Contract> = {
  readonly [Name in keyof Contract]-?: Exclude<Contract[Name], undefined>;
};

/** Returns a field that is answered as it is stored. */
export function plainField<Value>(column: string): ListField<Value, Value> {
  return { column, toAnswer: (value) => value };
}

/** Returns a field that is null where the viewer may not see the care. */
export function careField<Value>(column: string): ListField<Value, Value | null> {
  return { column, toAnswer: (value, care) => (care ? value : null) };
}

/** Returns an amount, stored in cents and answered in euros. */
export function amountField(column: string): ListField<Cents, Euros> {
  return { column, toAnswer: centsToEuros };
}

/** Returns an amount that may be unknown, stored in cents and answered in euros. */
export function optionalAmountField(column: string): ListField<Cents | null, Euros | null> {
  return { column, toAnswer: (cents) => (cents === null ? null : centsToEuros(cents)) };
}

/** Returns the columns of a table of fields as SQL, and the function that answers a row of them. */
export function createListFields<All extends Fields>(
  table: All,
): {
  readonly columns: string;
  readonly toAnswer: (row: ListFieldsRow<All>, care: boolean) => Answer<All>;
} {
  const fields: [string, ListField<never, unknown>][] = Object.entries(table);
  return {
    columns: fields.map(([name, { column }]) => `${column} AS "${name}"`).join(',\n    '),
    toAnswer: (row, care) => {
      // A loop, because Object.fromEntries takes three times as long for the 25 fields of each row.
      const answer: Record<string, unknown> = {};
      for (const [name, field] of fields) {
        answer[name] = field.toAnswer(unsafeAssertType<never>(row[name]), care);
      }
      // TypeScript cannot type the loop; the domain's table is checked against the contract.
      return unsafeAssertType<Answer<All>>(answer);
    },
  };
}
