import { bewaar } from './bewaar.ts';
import { type Concept, type ConceptInhoud, naarConcept, vanConcept } from './concept.ts';

/** Where keeping a draft is; `uit`: this insurer keeps none. */
export type BewaarStand = 'rust' | 'bezig' | 'bewaard' | 'mislukt' | 'uit';

/** What is told of keeping a draft. */
export interface Bewaarbericht {
  readonly stand: BewaarStand;
  /** Changed in another tab or on another device; null: sent in or thrown away there. */
  readonly elders: Concept | null | undefined;
  /** What is kept, as `tekstVanInhoud` writes it. */
  readonly bewaard: string | undefined;
}

/** Pause after a change before it is kept, and before a failure is tried again; milliseconds. */
const rustMs = 800;
const opnieuwMs = 10_000;

/** One text for one content, to compare by. */
export function tekstVanInhoud(inhoud: ConceptInhoud): string {
  return JSON.stringify(inhoud);
}

function tekstVanConcept(concept: Concept): string {
  const { invoer, bestanden } = vanConcept(concept);
  return tekstVanInhoud(naarConcept(invoer, bestanden));
}

/**
 * Keeps a draft at the insurer while it changes: after a short rest, one call at a time, the last
 * words win. Stops when another tab was first, until the person has chosen.
 */
export class Bewaarder {
  readonly #meld: (bericht: Bewaarbericht) => void;
  readonly #bewaar: typeof bewaar;
  #versie: string | null;
  #inhoud: ConceptInhoud | undefined;
  #bericht: Bewaarbericht;
  #klok: ReturnType<typeof setTimeout> | undefined;
  #loopt: Promise<unknown> = Promise.resolve();

  /** @param begin the draft the claim was started from; `meld` hears of every change. */
  constructor(
    begin: Concept | undefined,
    meld: (bericht: Bewaarbericht) => void,
    bewaarBij: typeof bewaar = bewaar,
  ) {
    this.#versie = begin?.versie ?? null;
    this.#meld = meld;
    this.#bewaar = bewaarBij;
    this.#bericht = { stand: 'rust', elders: undefined, bewaard: begin && tekstVanConcept(begin) };
  }

  /** What is told at the start. */
  get bericht(): Bewaarbericht {
    return this.#bericht;
  }

  /** This is what there is to keep; undefined: nothing for now. */
  wil(inhoud: ConceptInhoud | undefined): void {
    this.#inhoud = inhoud;
    this.#plan(rustMs);
  }

  /** Keeps what there is without resting first; true when all of it is kept. */
  async bewaarNu(): Promise<boolean> {
    this.#stopKlok();
    const mijn = this.#loopt.then(() => this.#eenKeer());
    this.#loopt = mijn;
    return mijn;
  }

  /** Keeps nothing more until it is told to, and waits for what is under way. */
  async rust(): Promise<void> {
    this.wil(undefined);
    await this.#loopt;
  }

  /** The claim was sent in, or thrown away: a next draft is a new one. */
  async einde(): Promise<void> {
    await this.rust();
    this.#versie = null;
    this.#zet({ stand: 'rust', elders: undefined, bewaard: undefined });
  }

  /** Goes on from what is kept by the other tab, with its words or with ours. */
  verder(): void {
    this.#versie = this.#bericht.elders?.versie ?? null;
    this.#zet({ ...this.#bericht, stand: 'rust', elders: undefined });
    this.#plan(rustMs);
  }

  /** Stops; what is under way still arrives. */
  sluit(): void {
    this.#inhoud = undefined;
    this.#stopKlok();
  }

  #stopKlok(): void {
    clearTimeout(this.#klok);
    this.#klok = undefined;
  }

  #zet(bericht: Bewaarbericht): void {
    this.#bericht = bericht;
    this.#meld(bericht);
  }

  // Undefined when there is nothing to send.
  #teBewaren(): ConceptInhoud | undefined {
    const { stand, elders, bewaard } = this.#bericht;
    if (stand === 'uit' || elders !== undefined || this.#inhoud === undefined) return undefined;
    return tekstVanInhoud(this.#inhoud) === bewaard ? undefined : this.#inhoud;
  }

  // The first change starts the pause; whoever types on and on is kept in between too.
  #plan(pauze: number): void {
    if (!this.#teBewaren()) this.#stopKlok();
    else this.#klok ??= setTimeout(() => void this.bewaarNu(), pauze);
  }

  async #eenKeer(): Promise<boolean> {
    const inhoud = this.#teBewaren();
    if (inhoud === undefined) {
      return this.#inhoud !== undefined && this.#bericht.bewaard === tekstVanInhoud(this.#inhoud);
    }
    this.#zet({ ...this.#bericht, stand: 'bezig' });
    const uitslag = await this.#bewaar(inhoud, this.#versie);
    switch (uitslag.soort) {
      case 'bewaard':
        this.#versie = uitslag.versie;
        this.#zet({ ...this.#bericht, stand: 'bewaard', bewaard: tekstVanInhoud(inhoud) });
        break;
      case 'anders':
        this.#zet({ ...this.#bericht, stand: 'rust', elders: uitslag.concept });
        break;
      case 'geenBewaring':
        this.#zet({ ...this.#bericht, stand: 'uit' });
        break;
      default:
        this.#zet({ ...this.#bericht, stand: 'mislukt' });
    }
    // What changed meanwhile comes after a rest, a failure after a longer one.
    this.#plan(uitslag.soort === 'mislukt' ? opnieuwMs : rustMs);
    return uitslag.soort === 'bewaard' && this.#teBewaren() === undefined;
  }
}
