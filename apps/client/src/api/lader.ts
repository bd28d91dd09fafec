import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { type Antwoord, leesAntwoord } from './antwoord.ts';
import { neemAchtergrond } from './achtergrond.ts';
import { ApiFout } from './apiFout.ts';
import { isGestopt } from './graphql.ts';
import { type LaderOmgeving, laderOmgeving } from './omgeving.ts';
import { type Operatie, tekstVan } from './operatie.ts';
import { reageerOp } from './reageer.ts';
import { loginNodig } from './terug.ts';

/** What a loader gets: how to ask, the address asked, and the document's surroundings. */
export interface LaderVraag {
  /** Runs one operation; one screen is one of these. */
  readonly vraag: <Data, Variabelen extends Readonly<Record<string, unknown>>>(
    operatie: Operatie<Data, Variabelen>,
    variabelen: Variabelen,
  ) => Promise<Antwoord<Data>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly zoek: URLSearchParams;
  readonly url: URL;
  readonly omgeving: LaderOmgeving;
}

function maakVraag(args: LoaderFunctionArgs, url: URL): LaderVraag {
  const omgeving = args.context.get(laderOmgeving);
  const achtergrond = !omgeving.opServer && neemAchtergrond();
  return {
    params: args.params,
    zoek: url.searchParams,
    url,
    omgeving,
    vraag: async (operatie, variables) =>
      leesAntwoord(
        await omgeving.graphql(
          { query: tekstVan(operatie), variables },
          { signal: args.request.signal, achtergrond },
        ),
      ),
  };
}

// Redirects and status pages are thrown on purpose, and a page that nobody waits for is no error.
function isOnvoorzien(fout: unknown): boolean {
  return fout instanceof Error && fout.name !== 'AbortError';
}

/**
 * Makes a route's loader, the same for server and browser. What it returns has to be plain values
 * (they travel in the data island). A page behind the login leads to /inloggen without a session;
 * an ApiFout leads to §8's reaction.
 */
export function lader<Waarde>(
  werk: (vraag: LaderVraag) => Promise<Waarde>,
): (args: LoaderFunctionArgs) => Promise<Waarde> {
  return async (args) => {
    const url = new URL(args.request.url);
    // After signing out this document asks nothing more: what comes next is a fresh one.
    if (isGestopt()) throw redirectDocument(url.pathname + url.search);
    const vraag = maakVraag(args, url);
    const login = loginNodig(url.pathname + url.search, vraag.omgeving.ingelogd);
    if (login) throw redirectDocument(login);
    try {
      return await werk(vraag);
    } catch (fout) {
      if (!(fout instanceof ApiFout)) {
        if (isOnvoorzien(fout)) vraag.omgeving.meldFout?.(fout);
        throw fout;
      }
      throw await reageerOp(fout, url, vraag.omgeving);
    }
  };
}
