/* node tools/galerij/schiet.ts <scherm,…> <breedte,…> <merk,…> <schema,…> */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const [schermen = 'overzicht', breedtes = '390,1440', merken = 'ZZ', schemas = 'licht'] =
  process.argv.slice(2).map(String);
const soort: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const csp = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:";
const server = createServer((req, res) => {
  const pad = new URL(req.url ?? '/', 'http://x').pathname;
  const bestand = pad === '/' ? '/index.html' : pad;
  res.writeHead(200, {
    'content-type': soort[extname(bestand)] ?? 'text/plain',
    'content-security-policy': csp,
  });
  createReadStream(`/tmp/galerij${bestand}`)
    .on('error', () => res.end())
    .pipe(res);
}).listen(0);
const { port } = server.address() as { port: number };
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const breedte of breedtes.split(',')) {
  const context = await browser.newContext({
    viewport: { width: Number(breedte), height: Number(breedte) > 900 ? 900 : 780 },
    deviceScaleFactor: Number(breedte) > 900 ? 1 : 1.5,
    hasTouch: Number(breedte) < 900,
    isMobile: Number(breedte) < 900,
    reducedMotion: 'reduce',
  });
  const pagina = await context.newPage();
  pagina.on('console', (m) => console.log('console', m.type(), m.text()));
  pagina.on('pageerror', (e) => console.log('error', e.message));
  for (const scherm of schermen.split(','))
    for (const merk of merken.split(','))
      for (const schema of schemas.split(',')) {
        await pagina.goto(
          `http://localhost:${port}/?scherm=${scherm}&merk=${merk}&schema=${schema}`,
        );
        await pagina.waitForSelector('h1');
        await pagina.evaluate(() =>
          document.fonts.load('400 16px "Atkinson Hyperlegible Next Variable"'),
        );
        const breed = await pagina.evaluate(() => document.documentElement.scrollWidth);
        if (breed > Number(breedte)) console.log('OVERFLOW', scherm, breedte, breed);
        const { violations } = await new AxeBuilder({ page: pagina }).analyze();
        for (const v of violations)
          console.log(
            'axe',
            scherm,
            breedte,
            merk,
            schema,
            v.id,
            v.nodes.map((n) => n.target.join(' ')).slice(0, 4),
            v.nodes[0]?.failureSummary,
          );
        const hoog = await pagina.evaluate(() => document.documentElement.scrollHeight);
        await pagina.setViewportSize({ width: Number(breedte), height: hoog });
        await pagina.screenshot({
          path: `/tmp/schot/${scherm}-${merk}-${schema}-${breedte}.png`,
          fullPage: true,
        });
        await pagina.setViewportSize({
          width: Number(breedte),
          height: Number(breedte) > 900 ? 900 : 780,
        });
      }
  await context.close();
}
await browser.close();
server.close();
