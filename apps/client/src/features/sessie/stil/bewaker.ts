import { moetVernieuwen, standVan, stilte } from './stilte.ts';

/** What the gateway said: milliseconds left without input, that there is no session, or nothing. */
export type Rest = number | 'geen' | 'onbekend';

/** What the watch works with; a test gives it others. */
export interface Middelen {
  /** Milliseconds of the wall clock: it goes on while the device sleeps. */
  readonly nu: () => number;
  /** Asks the gateway what is left; as a person's input it renews the session first. */
  readonly vraagRest: (alsInvoer: boolean) => Promise<Rest>;
  /** Whether this document may renew: in sight, online, not signed out. */
  readonly magVernieuwen: () => boolean;
  /** Tells the other tabs until when the session lives now. */
  readonly deel: (einde: number) => void;
  /** Hides the page while it is not sure whether the session still lives. */
  readonly verberg: (verborgen: boolean) => void;
  readonly naarInloggen: () => void;
}

/** What the screen shows: seconds left once they are counted, and whether staying just failed. */
export interface Beeld {
  readonly rest: number | undefined;
  readonly mislukt: boolean;
}

const rustig: Beeld = { rest: undefined, mislukt: false };

/** Watches over a session without input (decisions §3): renews it, asks in time, and ends the page. */
export class Bewaker {
  readonly #m: Middelen;
  readonly #meld: (beeld: Beeld) => void;
  #einde: number;
  #gevraagd = Number.NEGATIVE_INFINITY;
  #bezig = false;
  #mislukt = false;

  /** @param begonnen when the document was asked for, which was input */
  constructor(middelen: Middelen, begonnen: number, meld: (beeld: Beeld) => void) {
    this.#m = middelen;
    this.#einde = begonnen + stilte.duur;
    this.#meld = meld;
  }

  /** Asks what is really left, without renewing. */
  async begin(): Promise<void> {
    const nu = this.#m.nu();
    if (!this.#m.magVernieuwen()) return;
    const rest = await this.#m.vraagRest(false);
    if (typeof rest === 'number') this.#zet(nu + rest);
  }

  /** A person did something. */
  async invoer(): Promise<void> {
    const nu = this.#m.nu();
    if (!moetVernieuwen(this.#einde, this.#gevraagd, nu) || !this.#m.magVernieuwen()) return;
    this.#gevraagd = nu;
    const rest = await this.#m.vraagRest(true);
    // Ended elsewhere: whoever is typing loses nothing by that; the next real call tells them.
    if (rest === 'geen') this.#zet(nu + stilte.duur);
    if (typeof rest === 'number') this.#vernieuwd(nu + rest);
  }

  /** The person chose to stay. */
  async blijf(): Promise<void> {
    const nu = this.#m.nu();
    if (this.#bezig || standVan(this.#einde, nu) !== 'vragen') return;
    this.#bezig = true;
    this.tik();
    const rest = await this.#m.vraagRest(true);
    this.#bezig = false;
    this.#mislukt = rest === 'onbekend';
    if (rest === 'geen') this.#m.naarInloggen();
    else if (rest === 'onbekend') this.tik();
    else this.#vernieuwd(nu + rest);
  }

  /** Another tab knows until when the session lives. */
  hoor(einde: number): void {
    if (einde > this.#einde) this.#zet(einde);
  }

  /** Looks at the clock: every second, and whenever the page comes into sight. */
  tik(): void {
    const nu = this.#m.nu();
    const stand = standVan(this.#einde, nu);
    if (stand === 'voorbij' && !this.#bezig) void this.#eindig();
    const vraagt = stand === 'vragen' && !this.#bezig;
    const rest = Math.ceil((this.#einde - nu) / 1000);
    this.#meld(vraagt ? { rest, mislukt: this.#mislukt } : rustig);
  }

  // A tab that was frozen may have missed that another one renewed: the gateway has the last word.
  async #eindig(): Promise<void> {
    this.#bezig = true;
    this.#m.verberg(true);
    const nu = this.#m.nu();
    const rest = await this.#m.vraagRest(false);
    if (typeof rest !== 'number') {
      this.#m.naarInloggen();
      return;
    }
    this.#bezig = false;
    this.#zet(nu + rest);
    this.#m.verberg(false);
  }

  #vernieuwd(einde: number): void {
    this.#m.deel(einde);
    this.#zet(einde);
  }

  #zet(einde: number): void {
    this.#einde = einde;
    this.#mislukt = false;
    this.tik();
  }
}
