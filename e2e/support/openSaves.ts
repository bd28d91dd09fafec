import { type BrowserContext, expect, type Request, type Route } from '@playwright/test';

const address = '**/graphql';

const savesConcept = (request: Request): boolean =>
  request.postData()?.includes('BewaarConcept') === true;

/** A draft kept from now on is never answered, and gone with the browser. */
async function holdSaves(route: Route): Promise<void> {
  if (!savesConcept(route.request())) await route.fallback();
}

/** Knows which drafts a browser is keeping: one that lands after its journey is met by the next. */
export class OpenSaves {
  readonly #context: BrowserContext;
  readonly #open = new Set<Request>();
  #counts = true;

  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('request', (request) => {
      if (this.#counts && savesConcept(request)) this.#open.add(request);
    });
    context.on('requestfinished', (request) => this.#open.delete(request));
    context.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Lets no further draft be kept, and waits for the answers to those under way. */
  async end(): Promise<void> {
    await this.#context.route(address, holdSaves);
    this.#counts = false;
    await expect.poll(() => this.#open.size, 'drafts under way').toBe(0);
  }
}
