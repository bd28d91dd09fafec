import { waitFor } from '@mijn/dev-env/waitFor';
import type { EngineScreen, Target } from './engineScreen.ts';
import { findByName, soughtFor, wordsOf } from './findByName.ts';
import { inPage } from './inPage.ts';
import { elementKey, type Session } from './webDriver.ts';

type Execute = (script: string, ...args: unknown[]) => Promise<unknown>;

// WebKit's driver answers before the document stands there, and now and then drops a navigation.
function opener(session: Session, execute: Execute): EngineScreen['open'] {
  async function arrives(href: string): Promise<boolean> {
    await session.send('POST', '/url', { url: href });
    const isThere = async () => (await execute('return location.href')) === href;
    return waitFor('the document', isThere, 5_000).then(
      () => true,
      () => false,
    );
  }
  return async (address) => {
    const { href } = new URL(address);
    await waitFor(`the document of ${address}`, () => arrives(href), 30_000);
  };
}

/** A screen driven by W3C WebDriver. */
export function webDriverScreen(session: Session): EngineScreen {
  const execute: Execute = (script, ...args) =>
    session.send('POST', '/execute/sync', { script, args });

  async function find(target: Target): Promise<object> {
    const lookUp = () => execute(`return ${inPage(findByName, [wordsOf], soughtFor(target))}`);
    let found: unknown;
    const isThere = async () => {
      // Between two documents there is nothing to look in.
      found = await lookUp().catch(() => undefined);
      return typeof found === 'object' && found !== null && elementKey in found;
    };
    await waitFor(`${target.role} "${target.name}"`, isThere, 20_000).catch(async (error) => {
      const seen = await execute('return location.href + " " + document.body.innerText');
      throw new Error(`${String(error)} at ${String(seen).slice(0, 500)}`);
    });
    if (typeof found === 'object' && found) return found;
    throw new Error(`not there: ${target.name}`);
  }

  /** Brings it into sight. @returns how the driver calls it */
  async function reach(element: object): Promise<string> {
    // What stands under the bar at the bottom cannot be hit: in the middle nothing lies over it.
    await execute('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    return elementKey in element ? String(element[elementKey]) : '';
  }

  async function click(target: Target): Promise<void> {
    await session.send('POST', `/element/${await reach(await find(target))}/click`);
  }

  async function type(field: string, text: string): Promise<void> {
    const found = await execute('return document.querySelector(arguments[0])', `[name="${field}"]`);
    if (typeof found !== 'object' || !found) throw new Error(`no field is called ${field}`);
    await session.send('POST', `/element/${await reach(found)}/value`, { text });
  }

  return {
    open: opener(session, execute),
    click,
    type,
    see: async (target) => void (await find(target)),
    run: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      return valueOf(await session.send('POST', '/execute/async', { script, args: [] }));
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
