import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The words in which Chromium tells that an answer was a refusal; any document of that status brings it. */
const statusMessage = /^Failed to load resource: the server responded with a status of (\d{3})/;
const networkMessage =
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED|ABORTED)/;

/** What the test runner itself says where a journey is not about the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Listens to everything a browser says behind the screen: console messages of every kind, errors
 * nobody caught, violations of the Content-Security-Policy and of Trusted Types (Chromium writes
 * both to the console). A journey in which anything unexpected is heard fails.
 */
export class ConsoleListener {
  #heard: string[] = [];
  #statuses = new Set<number>();
  #network = false;

  /** Listens to every page of a context, those that open later included. */
  listenTo(context: BrowserContext): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#heard.push(`page error: ${error.error().message}`));
  }

  /** This journey meets answers of these statuses on purpose. */
  expectStatus(...statuses: readonly number[]): void {
    for (const status of statuses) this.#statuses.add(status);
  }

  /** This journey loses its connection on purpose. */
  expectNetworkError(): void {
    this.#network = true;
  }

  /** What was heard of this was the purpose of the journey; at least once. */
  forget(words: RegExp): void {
    const about = this.#heard.filter((text) => !words.test(text));
    if (about.length === this.#heard.length) about.push(`expected but not heard: ${words.source}`);
    this.#heard = about;
  }

  /** What was heard and not expected. */
  unexpected(): readonly string[] {
    return this.#heard;
  }

  #hear(message: ConsoleMessage): void {
    const text = message.text();
    if (text === blockedWorker) return;
    const status = statusMessage.exec(text)?.[1];
    if (status && this.#statuses.has(Number(status))) return;
    if (this.#network && networkMessage.test(text)) return;
    this.#heard.push(`${message.type()}: ${text} (${message.location().url})`);
  }
}
