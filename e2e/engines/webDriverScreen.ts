import { waitFor } from '@mijn/dev-env/waitFor';
import type { EngineScreen, Target } from './engineScreen.ts';
import { findByName, toPageTarget, wordsOf } from './findByName.ts';
import { inPage } from './inPage.ts';
import { elementKey, NotAnsweredError, type Session } from './webDriver.ts';

// Generous for a busy machine, and shorter than a wait for a screen.
const lookMs = 8_000;
// For axe on a long screen, which cannot start again while it runs.
const expressionMs = 20_000;

type Execute = (script: string, ...args: unknown[]) => Promise<unknown>;

/**
 * Runs idempotent scripts in the page, and retries after a timeout: WebKit's driver loses the response of a
 * script whose document unloads.
 */
function executer(session: Session, path: '/execute/sync' | '/execute/async', withinMs: number) {
  return async (script: string, ...args: unknown[]): Promise<unknown> => {
    const run = () => session.send('POST', path, { script, args }, withinMs);
    return run().catch((error: unknown) => {
      if (error instanceof NotAnsweredError) return run();
      throw error;
    });
  };
}

// WebKit's driver responds before the document is there, and sometimes drops a navigation.
function opener(session: Session, execute: Execute): EngineScreen['open'] {
  /**
   * Returns whether the document or the redirect target arrives within some seconds, ignoring results of
   * earlier steps.
   */
  async function arrives(href: string, leadsTo: string | null): Promise<boolean> {
    await execute('window.isLeft = true');
    await session.send('POST', '/url', { url: href });
    const script = `const [asked, leadsTo] = arguments;
      return window.isLeft !== true && (leadsTo ? location.href.startsWith(leadsTo) : location.href === asked);`;
    const isThere = () =>
      execute(script, href, leadsTo).then(
        (value) => value === true,
        () => false,
      );
    return waitFor('the document', isThere, 5_000).then(
      () => true,
      () => false,
    );
  }
  return async (address, leadsTo) => {
    const { href } = new URL(address);
    await waitFor(`the document of ${address}`, () => arrives(href, leadsTo ?? null), 30_000);
  };
}

interface Finder {
  /** Returns the element if it is there now; undefined between documents. */
  readonly lookUp: (target: Target) => Promise<object | undefined>;
  /**
   * Waits for an element.
   * @throws Error with the page's text if it does not appear
   */
  readonly find: (target: Target) => Promise<object>;
}

function finder(execute: Execute, patienceMs: number): Finder {
  async function lookUp(target: Target): Promise<object | undefined> {
    const script = `return ${inPage(findByName, [wordsOf], toPageTarget(target))}`;
    const found = await execute(script).catch(() => undefined);
    return typeof found === 'object' && found && elementKey in found ? found : undefined;
  }

  async function find(target: Target): Promise<object> {
    let found: object | undefined;
    const isThere = async () => {
      found = await lookUp(target);
      return found !== undefined;
    };
    await waitFor(`${target.role} "${target.name}"`, isThere, patienceMs).catch(async (error) => {
      const seen = await execute('return location.href + " " + document.body.innerText');
      throw new Error(`${String(error)} at ${String(seen).slice(0, 500)}`);
    });
    if (found) return found;
    throw new Error(`not there: ${target.name}`);
  }

  return { lookUp, find };
}

/**
 * Creates a screen driven by W3C WebDriver.
 * @param patienceMs how long it waits for targets
 */
export function webDriverScreen(session: Session, patienceMs = 20_000): EngineScreen {
  const execute: Execute = executer(session, '/execute/sync', lookMs);
  const executeAsync = executer(session, '/execute/async', expressionMs);
  const { lookUp, find } = finder(execute, patienceMs);

  /**
   * Scrolls to an element.
   * @returns its reference
   */
  async function reach(element: object): Promise<string> {
    // Centred, because the bottom bar would cover it.
    await execute('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    return elementKey in element ? String(element[elementKey]) : '';
  }

  async function click(target: Target): Promise<void> {
    await session.send('POST', `/element/${await reach(await find(target))}/click`);
  }

  async function type(field: string, text: string): Promise<void> {
    const found = await execute('return document.querySelector(arguments[0])', `[name="${field}"]`);
    if (typeof found !== 'object' || !found) throw new Error(`no field is called ${field}`);
    const element = `/element/${await reach(found)}`;
    if ((await execute('return arguments[0].value', found)) !== '') {
      await session.send('POST', `${element}/clear`);
    }
    await session.send('POST', `${element}/value`, { text });
  }

  return {
    open: opener(session, execute),
    click,
    type,
    see: async (target) => void (await find(target)),
    shows: async (target) => (await lookUp(target)) !== undefined,
    run: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      return valueOf(await executeAsync(script));
    },
    load: async (program) => void (await execute(program)),
    resize: async (width, height) =>
      void (await session.send('POST', '/window/rect', { width, height })),
  };
}

function valueOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || !answer) throw new Error('no answer from the page');
  if ('error' in answer) throw new Error(String(answer.error));
  return 'value' in answer ? answer.value : undefined;
}
