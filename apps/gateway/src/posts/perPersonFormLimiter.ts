import { Refusal, TooBusyRefusal } from '../http/refusal.ts';

/** Per person: a claim, and its retry. */
const placesPerPerson = 2;

/** In total: each holds 10 MB, or up to 40 MB if the insurer lacks the extensions. */
const placesTogether = 12;

const retrySeconds = 60;

/**
 * Limits concurrent forms with files, per person over all sessions and connections, and in total. Such a
 * form arrives as slowly as its sender likes, and its result stays in memory until the response. Memory is
 * per copy, and so are the limits.
 */
export class PerPersonFormLimiter {
  readonly #taken = new Map<string, number>();
  #together = 0;

  /**
   * Runs work within a person's limit.
   * @throws Refusal 429 at once if it is reached, TooBusyRefusal for the total, and errors of `work`
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
