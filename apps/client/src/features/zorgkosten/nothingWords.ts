import * as m from '../../generated/texts/zorgkosten.js';

/** Whose care of which year. */
export interface Whose {
  /** First name of whose care it is. */
  readonly name: string;
  /** That is the viewer. */
  readonly isSelf: boolean;
  readonly year: number;
  /** That year is over. */
  readonly isPast: boolean;
}

/** That somebody's care of a year cost nothing: the title of what is empty, without a full stop. */
export function nothingWords({ name, isSelf, year: number, isPast }: Whose): string {
  const year = String(number);
  if (!isSelf) return m.nothing({ name, year });
  return isPast ? m.nothingSelfClosed({ year }) : m.nothingSelf({ year });
}
