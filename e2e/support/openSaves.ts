import { type BrowserContext, expect, type Request, type Route } from '@playwright/test';

const address = '**/graphql';

const savesConcept = (request: Request): boolean =>
  request.postData()?.includes('BewaarConcept') === true;

/** Refuses drafts from now on. A call that is only held would be released when the browser closes. */
async function keepNothing(route: Route): Promise<void> {
  if (!savesConcept(route.request())) return route.fallback();
  const errors = [{ message: '', path: ['bewaarConcept'], extensions: { status: 404 } }];
  return route.fulfill({ json: { data: { bewaarConcept: null }, errors } });
}

/** Tracks drafts being saved: one that arrives after its journey would affect the next. */
export class OpenSaves {
  readonly #context: BrowserContext;
  readonly #open = new Set<Request>();

  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('request', (request) => {
      if (savesConcept(request)) this.#open.add(request);
    });
    context.on('requestfinished', (request) => this.#open.delete(request));
    context.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Refuses further drafts, and waits for pending ones. */
  async end(): Promise<void> {
    await this.#context.route(address, keepNothing);
    await expect.poll(() => this.#open.size, 'drafts under way').toBe(0);
  }
}
