import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The words in which Chromium tells that an answer was a refusal; any document of that status brings it. */
const statusMelding = /^Failed to load resource: the server responded with a status of (\d{3})/;
const netwerkMelding =
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED|ABORTED)/;

/**
 * Listens to everything a browser says behind the screen: console messages of every kind, errors
 * nobody caught, violations of the Content-Security-Policy and of Trusted Types (Chromium writes
 * both to the console). A journey in which anything unexpected is heard fails.
 */
export class Wacht {
  #gehoord: string[] = [];
  #statussen = new Set<number>();
  #netwerk = false;

  /** Listens to every page of a context, those that open later included. */
  luisterNaar(context: BrowserContext): void {
    context.on('console', (melding) => this.#hoor(melding));
    context.on('weberror', (fout) => this.#gehoord.push(`page error: ${fout.error().message}`));
  }

  /** This journey meets answers of these statuses on purpose. */
  verwachtStatus(...statussen: readonly number[]): void {
    for (const status of statussen) this.#statussen.add(status);
  }

  /** This journey loses its connection on purpose. */
  verwachtNetwerkfout(): void {
    this.#netwerk = true;
  }

  /** What was heard of this was the purpose of the journey; at least once. */
  vergeet(woorden: RegExp): void {
    const over = this.#gehoord.filter((tekst) => !woorden.test(tekst));
    if (over.length === this.#gehoord.length)
      over.push(`expected but not heard: ${woorden.source}`);
    this.#gehoord = over;
  }

  /** What was heard and not expected. */
  onverwacht(): readonly string[] {
    return this.#gehoord;
  }

  #hoor(melding: ConsoleMessage): void {
    const tekst = melding.text();
    const status = statusMelding.exec(tekst)?.[1];
    if (status && this.#statussen.has(Number(status))) return;
    if (this.#netwerk && netwerkMelding.test(tekst)) return;
    this.#gehoord.push(`${melding.type()}: ${tekst} (${melding.location().url})`);
  }
}
