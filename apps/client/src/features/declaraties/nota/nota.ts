/** Where something stands on a page of a file: fractions of that page, held upright. */
export interface Place {
  readonly bestandId: string;
  /** From 1. */
  readonly bladzijde: number;
  readonly links: number;
  readonly boven: number;
  readonly breedte: number;
  readonly hoogte: number;
}

/** Something that the insurer read of a bill. */
export interface ReadValue<T> {
  readonly waarde: T;
  readonly zeker: boolean;
  readonly plaats: Place | null;
}

/** A line of a bill as it was read; amounts in integer cents. */
export interface ReadLine {
  readonly behandelDatum: ReadValue<string> | null;
  readonly omschrijving: ReadValue<string> | null;
  readonly zorgsoort: ReadValue<string> | null;
  readonly bedrag: ReadValue<number> | null;
}

/** A bill as the insurer read it; amounts in integer cents. */
export interface ReadNota {
  readonly bestandIds: readonly string[];
  readonly naamZorgverlener: ReadValue<string> | null;
  readonly notaNummer: ReadValue<string> | null;
  readonly buitenland: ReadValue<boolean> | null;
  readonly relatienummer: ReadValue<string> | null;
  readonly regels: readonly ReadLine[];
  readonly totaal: ReadValue<number> | null;
  /** What a good bill must show and this one lacks. */
  readonly ontbreekt: readonly string[];
}

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
