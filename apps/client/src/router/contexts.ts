import { createContext } from 'react';
import type { RouterState } from './blocking.ts';
import type { Router } from './Router.ts';

/** What is drawn, anywhere below the router. */
export const StateContext = createContext<RouterState | undefined>(undefined);

/** The router itself; none on the server. */
export const RouterContext = createContext<Router | undefined>(undefined);

/** How deep one is among the routes of the address; the root is 0. */
export const DepthContext = createContext(-1);

/** The error that is told here. */
export const ErrorContext = createContext<unknown>(undefined);
