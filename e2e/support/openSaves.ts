import { type BrowserContext, expect, type Request, type Route } from '@playwright/test';

const address = '**/graphql';

const savesConcept = (request: Request): boolean =>
  request.postData()?.includes('BewaarConcept') === true;

/** From now on the insurer keeps no drafts. A call that is only held is let go when the browser closes. */
async function keepNothing(route: Route): Promise<void> {
  if (!savesConcept(route.request())) return route.fallback();
  const errors = [{ message: '', path: ['bewaarConcept'], extensions: { status: 404 } }];
  return route.fulfill({ json: { data: { bewaarConcept: null }, errors } });
}

/** Knows which drafts a browser is keeping: one that lands after its journey is met by the next. */
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

  /** Lets no further draft be kept, and waits for the answers to those under way. */
  async end(): Promise<void> {
    await this.#context.route(address, keepNothing);
    await expect.poll(() => this.#open.size, 'drafts under way').toBe(0);
  }
}
