import { addressOf, isHashChange, type Place, placeOf, urlOf } from './addresses.ts';
import type { RouterState, ShouldBlock } from './blocking.ts';
import { Entries, type Next } from './Entries.ts';
import type { RouterHistory } from './history.ts';
import { matchRoutes } from './matchRoutes.ts';
import { isAsked } from './isAsked.ts';
import { Redirect } from './outcomes.ts';
import type {
  NavigateOptions,
  PageData,
  RevalidateOptions,
  Route,
  RouteMatch,
  ShownPage,
} from './route.ts';
import { runLoaders } from './runRoutes.ts';

interface RouterOptions {
  readonly routes: readonly Route[];
  readonly history: RouterHistory;
  /** For the loaders. */
  readonly context: object;
  /** What the document brought. */
  readonly data: PageData;
}

/**
 * Leads from one screen to the next in the browser: matches the address, runs the loaders that have to
 * run, and shows the page when all have come. One way is under way at a time; a later one takes the
 * place of an earlier.
 */
export class Router {
  readonly #options: RouterOptions;
  readonly #listeners = new Set<() => void>();
  readonly #guards = new Set<ShouldBlock>();
  readonly #entries: Entries;
  #state: RouterState;
  #next: Next | undefined;
  #underWay = new AbortController();
  /** Told when what was asked anew has come: whatever way comes first brings it along. */
  readonly #owed: (() => void)[] = [];
  #ignoresPop = false;
  #isFree = false;
  #visit = 0;

  constructor(options: RouterOptions) {
    this.#options = options;
    this.#entries = new Entries(options.history);
    const { location } = options.history.current();
    const matches = matchRoutes(options.routes, location.pathname);
    const page = { ...options.data, location, matches, scroll: 'keep' } as const;
    this.#state = { page, revalidating: false, blocked: undefined };
    options.history.listen(() => this.#hearPop());
  }

  get state(): RouterState {
    return this.#state;
  }

  /** The address of the entry from which one came to this page; undefined where it was none of ours. */
  get before(): string | undefined {
    return this.#entries.before;
  }

  /** How far pages were scrolled when they were left, by their entries. */
  get heights(): Record<string, number> {
    return this.#entries.heights;
  }

  /** Whether another screen is on its way, until it is drawn. */
  get isNavigating(): boolean {
    const isComing = this.#next !== undefined && this.#next.way !== 'stay';
    return isComing || this.#entries.isEntering;
  }

  /** Whether nothing is on its way, and nothing asked anew. */
  get isIdle(): boolean {
    return !this.isNavigating && this.#owed.length === 0;
  }

  /** Which visit to a page this is: another number as soon as one goes on to another page. */
  get visit(): number {
    return this.#visit;
  }

  /** A page is being drawn: from here on the browser's address is its own, if it is the one that is shown. */
  enter({ location }: ShownPage): void {
    this.#entries.enter(location);
  }

  /** A page is drawn: if it is the one that is shown, nothing is on its way any more. */
  arrive({ location }: ShownPage): void {
    if (this.#entries.arrive(location)) this.#tell();
  }

  /** Hears of every change; answers with what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks `shouldBlock` before the page is left; answers with what ends that. */
  guard(shouldBlock: ShouldBlock): () => void {
    this.#guards.add(shouldBlock);
    return () => {
      this.#guards.delete(shouldBlock);
      if (this.#state.blocked && this.#guards.size === 0) this.#tell({ blocked: undefined });
    };
  }

  /** Goes to an address of the app, or so many entries on or back; settles when it is shown. */
  async navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return this.#options.history.go(to);
    const place = placeOf(to, this.#state.page.location);
    const next = { ...options, place, way: options.replace ? 'replace' : 'push' } as const;
    if (this.#isGuarded(place)) return this.#hold(() => void this.#go(next));
    return this.#go(next);
  }

  /**
   * Asks the loaders of this page again; where one is on the way elsewhere, those of that page. Settles when they have
   * come, on whatever way that was.
   */
  revalidate({ isBackground = false }: RevalidateOptions = {}): Promise<void> {
    const { location } = this.#state.page;
    if (!isBackground) this.#tell({ revalidating: true });
    return new Promise((done) => {
      this.#owed.push(done);
      const next = this.#next ?? { way: 'stay', place: location, isBackground };
      void this.#go({ ...next, isBackground: isBackground && next.isBackground });
    });
  }

  /**
   * What is shown is found again by this address, though it came by another: a page that answered a form. Asked anew
   * it is asked there, and its entry of the history has that address once another one comes after it.
   */
  adopt(address: string): void {
    const { page } = this.#state;
    const location = { ...placeOf(address, page.location), key: page.location.key };
    this.#entries.adopt(location);
    this.#tell({ page: { ...page, location, scroll: 'keep' } });
  }

  // Without news of what is drawn the state stays the same object, and React draws nothing again.
  #tell(news?: Partial<RouterState>): void {
    if (news) this.#state = { ...this.#state, ...news };
    for (const listener of this.#listeners) listener();
  }

  #isGuarded(nextLocation: Place): boolean {
    const currentLocation = this.#state.page.location;
    return [...this.#guards].some((shouldBlock) => shouldBlock({ currentLocation, nextLocation }));
  }

  #hold(goOn: () => void): void {
    const reset = () => this.#tell({ blocked: undefined });
    const proceed = () => {
      reset();
      goOn();
    };
    this.#tell({ blocked: { proceed, reset } });
  }

  #hearPop(): void {
    const { history } = this.#options;
    const { location, index } = history.current();
    const delta = this.#entries.distanceOf(index);
    if (this.#ignoresPop) {
      this.#ignoresPop = false;
      return;
    }
    if (!this.#isFree && index !== undefined && delta !== 0 && this.#isGuarded(location)) {
      // The history has gone already: back to the page that is shown, until it is decided.
      this.#ignoresPop = true;
      history.go(-delta);
      this.#hold(() => {
        this.#isFree = true;
        history.go(delta);
      });
      return;
    }
    this.#isFree = false;
    this.#entries.hear(index);
    void this.#go({ way: 'pop', place: location });
  }

  async #go(next: Next): Promise<void> {
    const { page } = this.#state;
    if (next.way !== 'stay') this.#entries.setOut(next.way);
    this.#underWay.abort();
    const { signal } = (this.#underWay = new AbortController());
    const before = this.#next;
    if (next.way !== 'stay' && isHashChange(page.location, next.place)) {
      this.#show(next, page.matches, page);
      if (this.#owed.length === 0) return;
      const isBackground = before?.isBackground;
      return this.#go({ way: 'stay', place: this.#state.page.location, isBackground });
    }
    this.#next = next;
    if (next.place.pathname !== (before?.place ?? page.location).pathname) this.#visit += 1;
    this.#tell();
    const { routes, context } = this.#options;
    const matches = matchRoutes(routes, next.place.pathname);
    const url = urlOf(addressOf(next.place));
    const { isBackground } = next;
    const isOwed = this.#owed.length > 0;
    const asks = (match: RouteMatch, at: number) => isAsked(page, [match, at], url, isOwed);
    const outcome = await runLoaders(matches, { url, signal, context, isBackground }, asks);
    if (signal.aborted) return;
    if (outcome instanceof Redirect) await this.#follow(outcome, next);
    else this.#bring(next, matches, outcome);
  }

  async #follow({ to, way }: Redirect, next: Next): Promise<void> {
    if (way === 'document') return this.#options.history.leave(to);
    const { location } = this.#state.page;
    const place = placeOf(to, location);
    const isHere = addressOf(place) === addressOf(location);
    const replaces = way === 'replace' || next.replace || next.way === 'pop' || isHere;
    return this.#go({ ...next, place, way: replaces ? 'replace' : 'push' });
  }

  #bring(next: Next, matches: readonly RouteMatch[], data: PageData): void {
    const owed = this.#owed.splice(0);
    this.#next = undefined;
    // What nobody asked for and failed takes nothing away, such as what is being filled in.
    if (!next.isBackground || !data.errors) this.#show(next, matches, data);
    for (const done of owed) done();
  }

  #show(next: Next, matches: readonly RouteMatch[], data: PageData): void {
    const { page } = this.#state;
    const { location, scroll } =
      next.way === 'stay' ? page : this.#entries.begin(next, next.place, page.location);
    const known = { ...page.loaderData, ...data.loaderData };
    const kept = matches.map(({ route }) => route.id).filter((id) => id in known);
    const loaderData = Object.fromEntries(kept.map((id) => [id, known[id]]));
    this.#next = undefined;
    // What became of a posted form is told for as long as its page stands, however often that is asked anew.
    const actionData = next.way === 'stay' ? page.actionData : data.actionData;
    this.#tell({
      page: { ...data, actionData, loaderData, location, matches, scroll },
      revalidating: this.#state.revalidating && this.#owed.length > 0,
      // Who is asked about leaving is not kept from answering by what the same page brings.
      ...(next.way !== 'stay' && { blocked: undefined }),
    });
  }
}
