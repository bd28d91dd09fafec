import type { Place } from './addresses.ts';
import type { Location, ShownPage } from './route.ts';

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
  /** A person asked for what is shown anew. */
  readonly revalidating: boolean;
  readonly blocked: Blocked | undefined;
}
