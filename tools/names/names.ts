/** What a name stands for: identifiers carry a field of the contract under its own name, the rest never does. */
export type NameKind =
  | 'identifier'
  | 'code'
  | 'log field'
  | 'file'
  | 'test title'
  | 'message'
  | 'text'
  | 'class'
  | 'SQL function'
  | 'SQL statement';

/** A name that somebody chose, and where it stands (`file:line`, from the top folder). */
export interface Name {
  readonly kind: NameKind;
  readonly text: string;
  readonly at: string;
}
