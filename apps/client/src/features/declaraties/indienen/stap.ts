/** The steps of sending in a claim (decisions §5), in order; `klaar` is the confirmation. */
export const indienStappen = ['wie', 'nota', 'gegevens', 'controleren', 'klaar'] as const;

/** A step of sending in a claim. */
export type IndienStap = (typeof indienStappen)[number];

/** The steps that are counted ("Stap 2 van 4"). */
export const geteldeStappen = indienStappen.slice(0, 4);

/** How far a claim has come: which steps hold what the next ones need. */
export interface Vordering {
  readonly wie: boolean;
  readonly nota: boolean;
  readonly gegevens: boolean;
  readonly ingediend: boolean;
}

/** Reads the step from the address (`?stap=nota`); the first one when unreadable. */
export function leesStap(vraag: URLSearchParams): IndienStap {
  return indienStappen.find((stap) => stap === vraag.get('stap')) ?? 'wie';
}

/**
 * The step that is really shown: a step typed by hand or reached by reloading cannot run ahead of
 * what was filled in, and after sending in there is only the confirmation.
 */
export function bereikbareStap(gevraagd: IndienStap, vordering: Vordering): IndienStap {
  if (vordering.ingediend) return 'klaar';
  if (gevraagd === 'klaar') return bereikbareStap('controleren', vordering);
  const doel = indienStappen.indexOf(gevraagd);
  const eersteOpen = (['wie', 'nota', 'gegevens'] as const).find((stap) => !vordering[stap]);
  if (eersteOpen === undefined) return gevraagd;
  return doel > indienStappen.indexOf(eersteOpen) ? eersteOpen : gevraagd;
}

/** The step after this one. */
export function volgendeStap(stap: IndienStap): IndienStap {
  return indienStappen[indienStappen.indexOf(stap) + 1] ?? 'klaar';
}

/** The step before this one; undefined at the first. */
export function vorigeStap(stap: IndienStap): IndienStap | undefined {
  return indienStappen[indienStappen.indexOf(stap) - 1];
}

/** The search string of a step, so that Back and Forward walk through the steps. */
export function adresVanStap(stap: IndienStap): string {
  return stap === 'wie' ? '' : `?stap=${stap}`;
}
