import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestFolder } from '@mijn/dev-env/testServer';
import type { Browser, BrowserContext, Locator, Page, Route } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { addressOf } from './addresses.ts';
import { test } from './fixtures.ts';

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

/** Builds the app's files for the tested world from the existing build. */
function writeFiles(gateway: string): string {
  const folder = path.join(createTestFolder(), 'native');
  const program = path.join(root, 'apps/client/tools/native.ts');
  const env = { ...process.env, GATEWAY_URL: gateway };
  execFileSync(process.execPath, [program, folder], { env, stdio: 'pipe' });
  return folder;
}

/** Responds like the web view: with the app's files, and its document at every other address. */
async function serve(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const asked = path.join(folder, pathname);
  const isFile = statSync(asked, { throwIfNoEntry: false })?.isFile() ?? false;
  const file = isFile ? asked : path.join(folder, 'index.html');
  const contentType = types[path.extname(file)] ?? 'application/octet-stream';
  await route.fulfill({ body: readFileSync(file), contentType });
}

interface NativeCall {
  readonly plugin: string;
  readonly method: string;
  readonly options: Readonly<Record<string, unknown>>;
}

// Capacitor's bridge, installed before any script of the app. Runs in the page.
function putBridge(): void {
  const hearers = new Map<string, (data: unknown) => void>();
  Object.assign(globalThis, {
    Capacitor: {
      getPlatform: () => 'android',
      nativePromise: (plugin: string, method: string, options: object) =>
        Reflect.get(globalThis, 'callWrapper')(plugin, method, options),
      addListener: (plugin: string, event: string, hear: (data: unknown) => void) =>
        hearers.set(`${plugin}.${event}`, hear),
    },
    tellApp: (event: string, data: unknown) => hearers.get(event)?.(data),
  });
}

/** The client's build in a simulated native app, from its own origin. */
export class NativeApp {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The system's browser, with its own cookies. */
  readonly outside: BrowserContext;
  readonly calls: NativeCall[] = [];
  /** The app's files, for serving them elsewhere. */
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

  static async start(browser: Browser): Promise<NativeApp> {
    const folder = writeFiles(addressOf('ZZ'));
    const fresh = { storageState: { cookies: [], origins: [] }, locale: 'nl-NL' };
    // Chromium asks for permission to reach the gateway on this machine.
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

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Returns the app's calls of a wrapper method, such as `Browser.open`. */
  asked(name: string): NativeCall[] {
    return this.calls.filter(({ plugin, method }) => `${plugin}.${method}` === name);
  }

  /** Sends an event of the wrapper to the app, such as `App.backButton`. */
  async tell(event: string, data: object = {}): Promise<void> {
    await this.page.evaluate(
      ([name, content]) => Reflect.get(globalThis, 'tellApp')(name, content),
      [event, data] as const,
    );
  }

  /** Opens the page that the app last opened in the system's browser. */
  async openOutside(): Promise<Page> {
    const address = this.asked('Browser.open').at(-1)?.options['url'];
    if (typeof address !== 'string') throw new Error('The app opened nothing');
    const page = await this.outside.newPage();
    await page.goto(address);
    return page;
  }

  /** Logs in at DigiD in the system's browser, and passes the returned link to the app. */
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

/** A test in the native app on a fresh phone, with a console listener. */
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
