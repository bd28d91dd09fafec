import { Component, type ComponentType, type ReactNode, use } from 'react';
import { DepthContext, ErrorContext } from './contexts.ts';
import { useRouterState } from './hooks.ts';
import { moduleOf } from './modules.ts';
import type { Location } from './route.ts';

interface CatchProps {
  readonly boundary: ComponentType;
  /** Another one is a chance anew. */
  readonly location: Location;
  readonly children: ReactNode;
}

interface CatchState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly location: Location;
}

const noFailure = undefined;

/** Shows the route's own error page where something inside it breaks while it is drawn. */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { failure: noFailure, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: CatchProps, state: CatchState): CatchState | null {
    return location === state.location ? null : { failure: noFailure, location };
  }

  override render(): ReactNode {
    const { boundary: Boundary, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return (
      <ErrorContext value={failure.error}>
        <Boundary />
      </ErrorContext>
    );
  }
}

/** The next route inwards of the address that is shown, or the error that stands in its place. */
export function Outlet() {
  const { matches, errors, location } = useRouterState().page;
  const depth = use(DepthContext) + 1;
  const match = matches[depth];
  if (!match) return null;
  const { route, params } = match;
  const { Component: Shown = Outlet, ErrorBoundary } = moduleOf(route);
  const hasFailed = errors?.[route.id] !== undefined;
  const content =
    hasFailed && ErrorBoundary ? (
      <ErrorContext value={errors[route.id]}>
        <ErrorBoundary />
      </ErrorContext>
    ) : (
      // Another claim or invoice is another page: what was typed and told at the one is not of the other.
      <Shown key={route.path && Object.values(params).join()} />
    );
  return (
    <DepthContext value={depth}>
      {ErrorBoundary ? (
        <Catch boundary={ErrorBoundary} location={location}>
          {content}
        </Catch>
      ) : (
        content
      )}
    </DepthContext>
  );
}
