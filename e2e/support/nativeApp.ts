import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestFolder } from '@mijn/dev-env/testServer';
import type { Browser, BrowserContext, Locator, Page, Route } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { addressOf } from './addresses.ts';
import { test } from './trip.ts';

/** Where the documents of the app come from on Android. */
export const nativeOrigin = 'https://localhost';

const root = fileURLToPath(new URL('../../', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Writes the app's files for the world under test, from the build that is there. */
function writeFiles(gateway: string): string {
  const folder = path.join(createTestFolder(), 'native');
  const program = path.join(root, 'apps/client/tools/native.ts');
  const env = { ...process.env, GATEWAY_URL: gateway };
  execFileSync(process.execPath, [program, folder], { env, stdio: 'pipe' });
  return folder;
}

/** Answers as the web view does: with the app's files, and at every other address with its document. */
async function serve(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const asked = path.join(folder, pathname);
  const isFile = statSync(asked, { throwIfNoEntry: false })?.isFile() ?? false;
  const file = isFile ? asked : path.join(folder, 'index.html');
  const contentType = types[path.extname(file)] ?? 'application/octet-stream';
  await route.fulfill({ body: readFileSync(file), contentType });
}

/** What the app asked its wrapper to do. */
interface NativeCall {
  readonly plugin: string;
  readonly method: string;
  readonly options: Readonly<Record<string, unknown>>;
}

// In the page, before any script of the app: what Capacitor's bridge gives to a document.
function putBridge(): void {
  const hearers = new Map<string, (data: unknown) => void>();
  Object.assign(globalThis, {
    Capacitor: {
      isNativePlatform: () => true,
      nativePromise: (plugin: string, method: string, options: object) =>
        Reflect.get(globalThis, 'callWrapper')(plugin, method, options),
      addListener: (plugin: string, event: string, hear: (data: unknown) => void) =>
        hearers.set(`${plugin}.${event}`, hear),
    },
    tellApp: (event: string, data: unknown) => hearers.get(event)?.(data),
  });
}

/** The client's build as it stands in the native app, from its own origin; and the phone around it. */
export class NativeApp {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The system's browser: another one, with cookies of its own. */
  readonly outside: BrowserContext;
  readonly calls: NativeCall[] = [];
  /** Its files: for whoever would serve them elsewhere. */
  readonly folder: string;

  private constructor(
    context: BrowserContext,
    outside: BrowserContext,
    page: Page,
    folder: string,
  ) {
    this.context = context;
    this.outside = outside;
    this.page = page;
    this.folder = folder;
  }

  /** Starts it on a fresh phone. */
  static async start(browser: Browser): Promise<NativeApp> {
    const folder = writeFiles(addressOf('ZZ'));
    const fresh = { storageState: { cookies: [], origins: [] }, locale: 'nl-NL' };
    // A phone's gateway is somewhere else; that of a test is on this machine, which Chromium asks leave for.
    const permissions = ['local-network-access'];
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({
      ...fresh,
      permissions,
      viewport,
      baseURL: nativeOrigin,
    });
    await context.route(`${nativeOrigin}/**`, (route) => serve(route, folder));
    const app = new NativeApp(
      context,
      await browser.newContext(fresh),
      await context.newPage(),
      folder,
    );
    await app.page.exposeFunction('callWrapper', app.#answer.bind(app));
    await app.page.addInitScript(putBridge);
    return app;
  }

  /** What the page is called. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** What the app asked of one of its wrapper's parts, such as `Browser.open`. */
  asked(name: string): NativeCall[] {
    return this.calls.filter(({ plugin, method }) => `${plugin}.${method}` === name);
  }

  /** Tells the app that something happened outside its document, such as `App.backButton`. */
  async tell(event: string, data: object = {}): Promise<void> {
    await this.page.evaluate(
      ([name, content]) => Reflect.get(globalThis, 'tellApp')(name, content),
      [event, data] as const,
    );
  }

  /** The page that the app opened last in the system's browser. */
  async openOutside(): Promise<Page> {
    const address = this.asked('Browser.open').at(-1)?.options['url'];
    if (typeof address !== 'string') throw new Error('The app opened nothing');
    const page = await this.outside.newPage();
    await page.goto(address);
    return page;
  }

  /** Logs in at DigiD in the system's browser, and gives the app the link that comes back. */
  async logIn(persona: string): Promise<string> {
    const page = await this.openOutside();
    await new DigidPage(page).choose(persona);
    await page.waitForURL(/\/app2app\?/);
    const link = page.url();
    await page.close();
    await this.tell('App.appUrlOpen', { url: link });
    return link;
  }

  async stop(): Promise<void> {
    await this.context.close();
    await this.outside.close();
    rmSync(path.dirname(this.folder), { recursive: true, force: true });
  }

  #answer(plugin: string, method: string, options: Record<string, unknown>): object {
    this.calls.push({ plugin, method, options });
    return method === 'writeFile' ? { uri: `file:///cache/${String(options['path'])}` } : {};
  }
}

/** A journey in the native app on a fresh phone, whose console is guarded too. */
export const nativeTest = test.extend<{ readonly app: NativeApp }>({
  app: async ({ browser, listener }, use) => {
    const app = await NativeApp.start(browser);
    listener.listenTo(app.context);
    try {
      await use(app);
    } finally {
      await app.stop();
    }
  },
});
