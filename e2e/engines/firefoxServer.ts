/**
 * Runs this machine's Firefox with WebDriver BiDi, and writes the address to drive it. Firefox ESR lacks a
 * command that Playwright sends for every page (the colour scheme), so this process answers it.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const command = '"emulation.setMediaFeaturesOverride", {';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    const source = readFileSync(new URL(url), 'utf8');
    const places = source.split(command).length - 1;
    if (places === 0) throw new Error('Playwright no longer sends that command: this can go');
    const soft = source
      .replaceAll(`await this._session.send(${command}`, `await Promise.resolve({`)
      .replaceAll(`await this._browser._browserSession.send(${command}`, `await Promise.resolve({`);
    return { ...loaded, source: soft };
  },
});

const { firefox } = await import('playwright-core');
const [executablePath = '', linePort = ''] = process.argv.slice(2);
// By default browsers bypass a proxy for localhost.
const firefoxUserPrefs = {
  // Emulating the language of a page does not reach its service worker.
  'intl.accept_languages': 'nl-NL, nl',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': Number(linePort),
  'network.proxy.allow_hijacking_localhost': true,
};
const options = { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
const server = await firefox.launchServer(options);
process.on('disconnect', () => void server.close().then(() => process.exit()));
process.send?.(server.wsEndpoint());
