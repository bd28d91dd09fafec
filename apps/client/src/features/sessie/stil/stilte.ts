const minuut = 60_000;

/** How long a session lives without input (decisions §3), in milliseconds. */
export const stilte = { duur: 15 * minuut, vraagVooraf: 2 * minuut, vernieuwNa: minuut } as const;

// The gateway counts from when it was asked; a moment later it surely counts anew.
const marge = 1000;

/** Where a session stands: nothing to say, asking whether the person is still there, over. */
export type Stand = 'rustig' | 'vragen' | 'voorbij';

/** Where a session stands that ends at `einde`; both in milliseconds of the wall clock. */
export function standVan(einde: number, nu: number): Stand {
  const rest = einde - nu;
  if (rest <= 0) return 'voorbij';
  return rest <= stilte.vraagVooraf ? 'vragen' : 'rustig';
}

/**
 * Whether a person's input has to renew the session: at most once a minute, and no longer by itself
 * once the question is asked.
 * @param gevraagd when the gateway was last asked to, with or without success
 */
export function moetVernieuwen(einde: number, gevraagd: number, nu: number): boolean {
  if (standVan(einde, nu) !== 'rustig') return false;
  const sinds = stilte.duur - (einde - nu);
  return sinds >= stilte.vernieuwNa + marge && nu - gevraagd >= stilte.vernieuwNa;
}

/** What is left, as a clock shows it: `1:05`. @param seconden whole seconds */
export function alsKlok(seconden: number): string {
  return `${Math.floor(seconden / 60)}:${String(seconden % 60).padStart(2, '0')}`;
}

const stappen = [10, 30, 60, 120] as const;

/** The step a count-down is in: it is said aloud only when this changes. */
export function stapVan(seconden: number): (typeof stappen)[number] {
  return stappen.find((stap) => seconden <= stap) ?? 120;
}
