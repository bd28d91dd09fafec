const comment = /\/\*[^]*?\*\/|(?<=^|\s)(?:\/\/|--) .*/gm;

/** A file of source, a style sheet or SQL: what its comments say, and what is left without them. */
export interface Parted {
  readonly comments: string;
  readonly code: string;
}

/** Parts the comments of a file from its code, by their look: a string that looks like one counts as one. */
export function partComments(text: string): Parted {
  const comments = (text.match(comment) ?? []).join('\n');
  return { comments, code: text.replaceAll(comment, '') };
}
