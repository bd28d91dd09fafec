import { addressOf, isHashChange, type Place, placeOf, urlOf } from './addresses.ts';
import { createKey, type RouterHistory } from './history.ts';
import { matchRoutes } from './matchRoutes.ts';
import { moduleOf } from './modules.ts';
import { Redirect } from './outcomes.ts';
import type { Location, PageData, Route, RouteMatch, ShownPage } from './route.ts';
import { runLoaders } from './runRoutes.ts';

/** How to go somewhere. */
export interface NavigateOptions {
  /** In the place of the entry that is shown. */
  readonly replace?: boolean | undefined;
  /** The page stays where it is on the screen. */
  readonly preventScrollReset?: boolean | undefined;
  /** Kept with the entry of the history. */
  readonly state?: object | undefined;
}

/** Whether the page that is shown is not to be left for another place just like that. */
export type ShouldBlock = (ways: {
  readonly currentLocation: Location;
  readonly nextLocation: Place;
}) => boolean;

/** A way that is held up: it goes on, or not at all. */
export interface Blocked {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/** What is drawn. */
export interface RouterState {
  readonly page: ShownPage;
  readonly revalidating: boolean;
  readonly blocked: Blocked | undefined;
}

/** A way under way; `pop` is one that the history has gone already, `stay` asks anew where one is. */
interface Next extends NavigateOptions {
  readonly way: 'push' | 'replace' | 'pop' | 'stay';
  readonly place: Location | Place;
}

/** A page that was handed over and is not drawn yet. */
interface Entering {
  /** Another screen, not another place on this one. */
  readonly isScreen: boolean;
  /** Makes the address that of the page. */
  readonly write: () => void;
}

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
  /** How far pages were scrolled when they were left, by their entries. */
  readonly heights: Record<string, number> = {};
  #state: RouterState;
  #index: number | undefined;
  #before: string | undefined;
  #next: Next | undefined;
  #entering: Entering | undefined;
  #underWay = new AbortController();
  #ignoresPop = false;
  #isFree = false;

  constructor(options: RouterOptions) {
    this.#options = options;
    const { location, index, before } = options.history.current();
    const matches = matchRoutes(options.routes, location.pathname);
    const page = { ...options.data, location, matches, scroll: 'keep' } as const;
    this.#state = { page, revalidating: false, blocked: undefined };
    this.#index = index;
    this.#before = before;
    options.history.listen(() => this.#hearPop());
  }

  get state(): RouterState {
    return this.#state;
  }

  /** The address of the entry from which one came to this page; undefined where it was none of ours. */
  get before(): string | undefined {
    return this.#before;
  }

  /** Whether another screen is on its way, until it is drawn. */
  get isNavigating(): boolean {
    const isComing = this.#next !== undefined && this.#next.way !== 'stay';
    return isComing || this.#entering?.isScreen === true;
  }

  /**
   * The page that is shown is being drawn: its address is that of the browser from here on, and not
   * while another page still stands there. (A browser also answers a new address with work of its own,
   * that the page would have to wait for.)
   */
  enter(): void {
    this.#entering?.write();
  }

  /** The page that is shown is drawn: nothing is on its way any more. */
  arrive(): void {
    if (!this.#entering) return;
    this.enter();
    this.#entering = undefined;
    this.#tell();
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

  /** Asks the loaders of this page again; where one is on the way elsewhere, those of that page. */
  async revalidate(): Promise<void> {
    const { location } = this.#state.page;
    this.#tell({ revalidating: true });
    await this.#go(this.#next ?? { way: 'stay', place: location });
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
    const delta = (index ?? 0) - (this.#index ?? 0);
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
    this.#index = index;
    void this.#go({ way: 'pop', place: location });
  }

  async #go(next: Next): Promise<void> {
    const { page } = this.#state;
    if (next.way !== 'stay') this.#leaveUndrawn(next.way);
    this.#underWay.abort();
    const { signal } = (this.#underWay = new AbortController());
    if (next.way !== 'stay' && isHashChange(page.location, next.place)) {
      this.#show(next, page.matches, page);
      return;
    }
    this.#next = next;
    this.#tell();
    const { routes, context } = this.#options;
    const matches = matchRoutes(routes, next.place.pathname);
    const url = urlOf(addressOf(next.place));
    const asks = (match: RouteMatch, at: number) => this.#asks(match, at, url);
    const outcome = await runLoaders(matches, { url, signal, context }, asks);
    if (signal.aborted) return;
    if (outcome instanceof Redirect) await this.#follow(outcome, next);
    else this.#show(next, matches, outcome);
  }

  // Whether a route asks: one that is new here always, any other as it decides itself, and by default
  // where its address or what is asked of it has changed, or the same is asked again.
  #asks({ route }: RouteMatch, at: number, nextUrl: URL): boolean {
    const { location, matches, loaderData } = this.#state.page;
    if (matches[at]?.route !== route || !(route.id in loaderData)) return true;
    const currentUrl = urlOf(addressOf(location));
    const isOther = route.path !== undefined && currentUrl.pathname !== nextUrl.pathname;
    const isSame = !isOther && currentUrl.pathname === nextUrl.pathname;
    const defaultShouldRevalidate = isOther || isSame || currentUrl.search !== nextUrl.search;
    const { shouldRevalidate } = moduleOf(route);
    return (
      shouldRevalidate?.({ currentUrl, nextUrl, defaultShouldRevalidate }) ??
      defaultShouldRevalidate
    );
  }

  async #follow({ to, way }: Redirect, next: Next): Promise<void> {
    if (way === 'document') return this.#options.history.leave(to);
    const { location } = this.#state.page;
    const place = placeOf(to, location);
    const isHere = addressOf(place) === addressOf(location);
    const replaces = way === 'replace' || next.replace || next.way === 'pop' || isHere;
    return this.#go({ ...next, place, way: replaces ? 'replace' : 'push' });
  }

  #show(next: Next, matches: readonly RouteMatch[], data: PageData): void {
    const { page } = this.#state;
    const { location, scroll } = this.#enter(next);
    const known = { ...page.loaderData, ...data.loaderData };
    const kept = matches.map(({ route }) => route.id).filter((id) => id in known);
    const loaderData = Object.fromEntries(kept.map((id) => [id, known[id]]));
    this.#next = undefined;
    this.#tell({
      page: { ...data, loaderData, location, matches, scroll },
      revalidating: false,
      blocked: undefined,
    });
  }

  // A page that nobody has seen yet is an entry before the next one; but not where the history has gone
  // already, from the entry before it.
  #leaveUndrawn(way: 'push' | 'replace' | 'pop'): void {
    if (way !== 'pop') this.enter();
    this.#entering = undefined;
  }

  // Where the page that comes is, and how its address is written once it is drawn.
  #enter({ way, place, state, preventScrollReset }: Next): Pick<ShownPage, 'location' | 'scroll'> {
    const { history } = this.#options;
    const { page } = this.#state;
    if (way === 'stay') return page;
    this.heights[page.location.key] = history.height();
    const isScreen = !isHashChange(page.location, place);
    if (way === 'pop') {
      const { location, before } = history.current();
      this.#before = before;
      this.#entering = { isScreen, write: () => undefined };
      return { location, scroll: this.heights[location.key] };
    }
    // What takes the place of an entry was come to from where that was.
    const before = way === 'push' ? addressOf(page.location) : this.#before;
    const location = { ...place, key: createKey() };
    let isWritten = false;
    const write = () => {
      if (isWritten) return;
      isWritten = true;
      this.#index = history.write(way, location, state, before);
    };
    this.#entering = { isScreen, write };
    this.#before = before;
    return { location, scroll: preventScrollReset ? 'keep' : undefined };
  }
}
