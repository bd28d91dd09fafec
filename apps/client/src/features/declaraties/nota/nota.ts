import type { ResultOf } from 'gql.tada';
import type { notasOperation } from '../submit/read/read.operations.ts';

/** A bill as the insurer read it, and what a good one must show that this one lacks; amounts in integer cents. */
export type ReadNota = NonNullable<ResultOf<typeof notasOperation>['gelezen']>[number];

/** A line of a bill as it was read; amounts in integer cents. */
export type ReadLine = ReadNota['regels'][number];

type ReadText = NonNullable<ReadNota['notaNummer']>;

/** Something that the insurer read of a bill. */
export type ReadValue<T> = Omit<ReadText, 'waarde'> & { readonly waarde: T };

/** Where something stands on a page of a file: fractions of that page, held upright; pages from 1. */
export type Place = NonNullable<ReadText['plaats']>;

/** What was read for a field: it is asked about as long as it stands there unchanged and nobody looked. */
export interface Mark {
  /** As it was filled in. */
  readonly value: string | boolean;
  /** Nobody needs to look at it (again). */
  readonly sure: boolean;
  /** It was not there before it was read. */
  readonly filledIn: boolean;
  readonly place: Place | undefined;
}

/** What can be read of a bill or of one of its lines, by the name of the field. */
export type ReadName =
  | 'declarant'
  | 'zorgsoort'
  | 'behandelDatum'
  | 'bedrag'
  | 'naamZorgverlener'
  | 'notaNummer'
  | 'buitenland'
  | 'omschrijving';

/** What was read, by the name of the field. */
export type Marks = { readonly [Name in ReadName]?: Mark | undefined };

/** Whether a person has to be asked: it stands as it was read, and that was not certain. */
export function isUnsure(mark: Mark | undefined, value: string | boolean): boolean {
  return mark !== undefined && !mark.sure && mark.value === value;
}

/** The fields about which a person has to be asked, in the order given. */
export function unsureFields<Name extends ReadName>(
  marks: Marks,
  values: Readonly<Record<Name, string | boolean>>,
  names: readonly Name[],
): readonly Name[] {
  return names.filter((name) => isUnsure(marks[name], values[name]));
}

/** Somebody has looked: nothing of it is asked any more. */
export function looked(marks: Marks): Marks {
  const entries = Object.entries<Mark | undefined>(marks);
  return Object.fromEntries(entries.map(([name, mark]) => [name, mark && { ...mark, sure: true }]));
}
