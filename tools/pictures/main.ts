import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageDevices, imageFile, imageFormats, imageResolutions } from '@mijn/domain/images';
import { type Brand, brandCodes, brands } from '@mijn/domain/brands';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';

/* Draws the pictures for browsers and link previews: the icons of the installed app, and the social
   image for each device, resolution and format (§9). The results are committed; run it after changing a
   brand's mark: `node tools/pictures/main.ts`. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'apps/client/public/merk');

const colors: Readonly<Record<Brand, { ground: string; ink: string; muted: string }>> = {
  ZZ: { ground: '#F6F3EE', ink: '#14212B', muted: '#44535E' },
  AZVZ: { ground: '#F1F5F9', ink: '#101C2C', muted: '#41506A' },
};

const markOf = (brand: Brand) => readFileSync(path.join(folder, `${brand}.svg`), 'utf8');

/** Returns an icon: the mark on the brand's background, with a margin that devices crop. */
function iconPage(brand: Brand, room: number, ground: string): string {
  const size = `${100 - 2 * room}vw`;
  return `<style>html{background:${ground}}body{margin:${room}vw}svg{display:block;width:${size};height:${size}}</style>${markOf(brand)}`;
}

const font = path.join(
  root,
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

function socialPage(brand: Brand): string {
  const { ground, ink, muted } = colors[brand];
  const fontData = readFileSync(font).toString('base64');
  return `<style>
    @font-face{font-family:A;src:url(data:font/woff2;base64,${fontData});font-weight:200 800}
    html{background:${ground};color:${ink};font-family:A}
    body{margin:0;height:100vh;display:flex;align-items:center;gap:6vw;padding:0 8vw;box-sizing:border-box}
    svg{width:24vw;height:24vw;flex:none}
    h1{margin:0;font-size:6.4vw;line-height:1.1;letter-spacing:-.02em}
    p{margin:2vw 0 0;font-size:3.4vw;line-height:1.3;color:${muted}}
  </style>${markOf(brand)}<div><h1>${brands[brand].product}</h1><p>Declareer sneller en gemakkelijker</p></div>`;
}

async function drawIcons(browser: Browser, brand: Brand): Promise<void> {
  const { ground } = colors[brand];
  const icons = [
    { name: 'any-192', size: 192, room: 4, ground: 'transparent' },
    { name: 'any-512', size: 512, room: 4, ground: 'transparent' },
    { name: 'maskable-512', size: 512, room: 18, ground },
    { name: 'touch-180', size: 180, room: 12, ground },
  ];
  for (const { name, size, room, ground: behind } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(iconPage(brand, room, behind));
    const file = path.join(folder, `${brand}-${name}.png`);
    await page.screenshot({ path: file, omitBackground: behind === 'transparent' });
    await page.close();
  }
}

const kinds = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Apple's shop takes one picture, without transparency (a browser's has none where it is not asked for). */
async function drawNativeIcon(browser: Browser, brand: Brand): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } });
  await page.setContent(iconPage(brand, 12, colors[brand].ground));
  await page.screenshot({
    path: path.join(root, 'apps/native/brands', brand, 'AppIcon-512@2x.png'),
  });
  await page.close();
}

async function drawSocial(browser: Browser, brand: Brand): Promise<void> {
  for (const device of ['desktop', 'tablet', 'mobile'] as const) {
    for (const resolution of imageResolutions) {
      const page = await browser.newPage({
        viewport: imageDevices[device],
        deviceScaleFactor: resolution,
      });
      await page.setContent(socialPage(brand));
      await page.evaluate(() => document.fonts.ready);
      const drawn = (await page.screenshot()).toString('base64');
      for (const format of imageFormats) {
        const encoded = await page.evaluate(encode, { drawn, kind: kinds[format] });
        const file = path.join(folder, imageFile(brand, device, resolution, format));
        writeFileSync(file, Buffer.from(encoded, 'base64'));
      }
      await page.close();
    }
  }
}

/** Runs in the browser, which encodes both formats. */
async function encode({ drawn, kind }: { drawn: string; kind: string }): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${drawn}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL(kind, 0.8).split(',', 2)[1] ?? '';
}

const executablePath = await findChromium();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const brand of brandCodes) {
    await drawIcons(browser, brand);
    await drawNativeIcon(browser, brand);
    await drawSocial(browser, brand);
  }
} finally {
  await browser.close();
}
