import { Refusal, TooBusyRefusal } from '../http/refusal.ts';

/** How many there are for one person: who sends a claim, and sends it once more. */
const placesPerPerson = 2;

/** How many there are for all together: each holds 10 MB, and with an insurer of only the core up to 40 MB. */
const placesTogether = 12;

/** After how many seconds whoever found none may ask again. */
const retrySeconds = 60;

/**
 * Places for forms with files, of which each person has a few at a time, however many sessions and
 * connections they have, and all together not many more. Such a form comes in as slowly as its sender likes, and what came of it stands in
 * memory until it is answered. Memory is each copy's own, and so are its places.
 */
export class PersonPlaces {
  readonly #taken = new Map<string, number>();
  #together = 0;

  /**
   * Works in a place of this person's, which is free again once that ended.
   * @throws Refusal 429 at once where all of theirs are taken, TooBusyRefusal where everybody's are, and whatever
   * `work` throws
   */
  async within<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    this.#take(person);
    try {
      return await work();
    } finally {
      this.#giveBack(person);
    }
  }

  #take(person: string): void {
    const taken = this.#taken.get(person) ?? 0;
    if (taken >= placesPerPerson) {
      throw new Refusal(429, 'too many forms with files at once', { retrySeconds });
    }
    if (this.#together >= placesTogether) throw new TooBusyRefusal();
    this.#taken.set(person, taken + 1);
    this.#together += 1;
  }

  #giveBack(person: string): void {
    this.#together -= 1;
    const left = (this.#taken.get(person) ?? 0) - 1;
    if (left > 0) this.#taken.set(person, left);
    else this.#taken.delete(person);
  }
}
