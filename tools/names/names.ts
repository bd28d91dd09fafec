/** What a name stands for: identifiers carry a field of the contract under its own name, the rest never does. */
export type NameKind =
  | 'identifier'
  | 'code'
  | 'log field'
  | 'file'
  | 'test title'
  | 'markup'
  | 'key'
  | 'message'
  | 'text'
  | 'class'
  | 'SQL function'
  | 'SQL statement'
  | 'SQL alias'
  | 'SQL column';

/** A name that somebody chose, and where it stands (`file:line`, from the top folder). */
export interface Name {
  readonly kind: NameKind;
  readonly text: string;
  readonly at: string;
  /** A variable, a parameter, or a new name for what is destructured: ours, whatever the field is called. */
  readonly isOwn?: boolean;
  /** It stands for a text: a path, say, and no list or function. */
  readonly isText?: boolean;
}
