import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Chromium's message for an error status, of any document. */
const statusMessage = /^Failed to load resource: the server responded with a status of (\d{3})/;
const networkMessage =
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED|ABORTED)/;

/** Playwright's message in journeys that block the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Collects a browser's console messages, uncaught errors, and violations of Content-Security-Policy and
 * Trusted Types (which Chromium logs to the console). Unexpected ones fail the journey.
 */
export class ConsoleListener {
  #heard: string[] = [];
  #statuses = new Set<number>();
  #network = false;

  /** Listens to all pages of a context, also later ones. */
  listenTo(context: BrowserContext): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#heard.push(`page error: ${error.error().message}`));
  }

  /** Expects responses with these statuses. */
  expectStatus(...statuses: readonly number[]): void {
    for (const status of statuses) this.#statuses.add(status);
  }

  expectNetworkError(): void {
    this.#network = true;
  }

  /** Removes expected messages; at least one must match. */
  forget(words: RegExp): void {
    const about = this.#heard.filter((text) => !words.test(text));
    if (about.length === this.#heard.length) about.push(`expected but not heard: ${words.source}`);
    this.#heard = about;
  }

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
