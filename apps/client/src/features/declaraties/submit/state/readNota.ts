import type { ResultOf } from 'gql.tada';
import type { notasOperation } from './submit.operations.ts';

/** A bill as the insurer read it, with the fields that it lacks; amounts in integer cents. */
export type ReadNota = NonNullable<ResultOf<typeof notasOperation>['gelezen']>[number];

/** A line of a bill as it was read; amounts in integer cents. */
export type ReadLine = ReadNota['regels'][number];

type ReadText = NonNullable<ReadNota['notaNummer']>;

export type ReadValue<T> = Omit<ReadText, 'waarde'> & { readonly waarde: T };

/** The place of a value on a page of a file: fractions of the upright page; pages from 1. */
export type Place = NonNullable<ReadText['plaats']>;

/** The reading of a field: to be checked while the value is unchanged and uncertain. */
export interface Mark {
  readonly value: string | boolean;
  /** Whether it needs no check, or no further one. */
  readonly sure: boolean;
  /** Whether the field was empty before. */
  readonly filledIn: boolean;
  readonly place: Place | undefined;
}

/** Names of the fields that can be read from a bill or one of its lines. */
export type ReadName =
  | 'declarant'
  | 'zorgsoort'
  | 'behandelDatum'
  | 'bedrag'
  | 'naamZorgverlener'
  | 'notaNummer'
  | 'buitenland'
  | 'omschrijving';

/** The readings by field. */
export type Marks = { readonly [Name in ReadName]?: Mark | undefined };

/** Returns whether a value has to be checked: it is unchanged, and was uncertain. */
export function isUnsure(mark: Mark | undefined, value: string | boolean): boolean {
  return mark !== undefined && !mark.sure && mark.value === value;
}

/** Returns the fields to check, in the given order. */
export function unsureFields<Name extends ReadName>(
  marks: Marks,
  values: Readonly<Record<Name, string | boolean>>,
  names: readonly Name[],
): readonly Name[] {
  return names.filter((name) => isUnsure(marks[name], values[name]));
}

/** Marks all readings as checked. */
export function reviewed(marks: Marks): Marks {
  const entries = Object.entries<Mark | undefined>(marks);
  return Object.fromEntries(entries.map(([name, mark]) => [name, mark && { ...mark, sure: true }]));
}

/** The fields that can be read besides the lines of a bill. */
export const readBeside = [
  'declarant',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'buitenland',
] as const;

/** The fields that can be read from a bill with one line. */
export const readFields = ['zorgsoort', 'behandelDatum', ...readBeside] as const;
