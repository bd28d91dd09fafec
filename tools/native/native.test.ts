import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Brand, brandCodes } from '@mijn/domain/brands';
import { callPaths, pages } from '@mijn/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { nativeBrands, pictures, places, writeInto } from './nativeBrands.ts';
import { writeBrand } from './writeBrand.ts';

const root = path.join(import.meta.dirname, '../..');
const native = path.join(root, 'apps/native');
const built = /(?:^|\/)(?:node_modules|dist|build|\.gradle|public)(?:\/|$)/;

const copies = mkdtempSync(path.join(os.tmpdir(), 'mijn-native-'));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** Returns a copy of the projects after `npm run brand`. */
function copyOf(brand: Brand): string {
  const folder = path.join(copies, brand);
  const filter = (from: string) => !built.test(path.relative(native, from));
  cpSync(native, folder, { recursive: true, filter });
  writeBrand(folder, brand);
  return folder;
}

const folders: Readonly<Record<Brand, string>> = { ZZ: copyOf('ZZ'), AZVZ: copyOf('AZVZ') };
const filesIn = (folder: string) =>
  globSync('{android,ios}/**/*.*', { cwd: folder })
    .concat('capacitor.config.ts')
    .filter((file) => !built.test(file) && statSync(path.join(folder, file)).isFile())
    .toSorted();
const bytes = (folder: string, file: string) => readFileSync(path.join(folder, file));
const text = (folder: string, file: string) => bytes(folder, file).toString();

/** Returns tags that are not closed in order. */
function unclosed(xml: string): string[] {
  const plain = xml.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<![^>]*>/g, '');
  const open: string[] = [];
  for (const [, end, name = '', alone] of plain.matchAll(/<(\/?)([\w:.-]+)[^>]*?(\/?)>/g)) {
    if (end && open.at(-1) === name) open.pop();
    else if (end) return [...open, `/${name}`];
    else if (!alone) open.push(name);
  }
  return open;
}

it('commits the app of ZZ', () => {
  for (const file of filesIn(folders.ZZ)) {
    expect(bytes(native, file).equals(bytes(folders.ZZ, file)), file).toBe(true);
  }
});

it('differs between brands only where necessary', () => {
  const [one, other] = [filesIn(folders.ZZ), filesIn(folders.AZVZ)];
  expect(one).toEqual(other);
  expect(one.length).toBeGreaterThan(25);
  const different = one.filter(
    (file) => !bytes(folders.ZZ, file).equals(bytes(folders.AZVZ, file)),
  );
  expect(different).toEqual(
    [...new Set([...places.map(({ file }) => file), ...Object.values(pictures)])].toSorted(),
  );
  for (const place of places) {
    const { file, value } = place;
    // Replacing each place again gives the original files.
    const back = places
      .filter((of) => of.file === file)
      .reduce((now, of) => writeInto(now, of, of.value(nativeBrands.ZZ)), text(folders.AZVZ, file));
    expect(back, file).toBe(text(folders.ZZ, file));
    expect(text(folders.AZVZ, file)).toContain(value(nativeBrands.AZVZ));
  }
});

it('throws for a place that no longer exists', () => {
  const [place] = places;
  expect(() => place && writeInto('nothing', place, 'x')).toThrow('capacitor.config.ts has 0 of');
});

describe.each(brandCodes)('the app of %s', (brand) => {
  const folder = folders[brand];
  const { appId, name, host, ground, primary } = nativeBrands[brand];
  const read = (file: string) => text(folder, file);
  const main = 'android/app/src/main';

  it('uses the brand’s own colors', () => {
    const tokens = readFileSync(path.join(root, `packages/ui/tokens/brand/${brand}.light.json`));
    for (const one of [ground, primary]) expect(tokens.toString()).toContain(`"${one}"`);
    const mark = readFileSync(path.join(root, `apps/client/public/merk/${brand}.svg`)).toString();
    const drawn = read(pictures['ic_launcher_foreground.xml'] ?? '');
    for (const [one] of mark.matchAll(/#\w{6}/g)) expect(drawn).toContain(`"${one}"`);
  });

  it('does not mention another brand', () => {
    const others = brandCodes.filter((one) => one !== brand).map((one) => nativeBrands[one]);
    for (const file of filesIn(folder).filter((one) => !one.endsWith('.png'))) {
      for (const other of others) {
        for (const word of [other.appId, other.name, other.host]) {
          expect(read(file).includes(word), `${word} in ${file}`).toBe(false);
        }
      }
    }
  });

  it('has well-formed documents', () => {
    const documents = filesIn(folder).filter((one) =>
      /\.(?:xml|plist|entitlements|storyboard)$/.test(one),
    );
    expect(documents.length).toBeGreaterThan(10);
    for (const file of documents) expect(unclosed(read(file)), file).toEqual([]);
    for (const file of documents.filter((one) => /plist$|entitlements$/.test(one))) {
      const keys = read(file).match(/<key>/g)?.length ?? 0;
      const valued = read(file).match(/<\/key>\s*<(?:string|array|dict|true|false)/g)?.length ?? 0;
      expect([file, valued]).toEqual([file, keys]);
    }
    for (const file of filesIn(folder).filter((one) => one.endsWith('.json'))) {
      expect(() => JSON.parse(read(file)) as unknown, file).not.toThrow();
    }
  });

  it('has every resource that it refers to', () => {
    const resources = filesIn(folder).filter((file) => file.startsWith(`${main}/res/`));
    const values = resources.map(read).join('\n');
    const named = [read(`${main}/AndroidManifest.xml`), values].flatMap((content) => [
      ...content.matchAll(/"@(string|color|style|xml|mipmap|drawable|layout)\/(\w+(?:\.\w+)*)"/g),
    ]);
    expect(named.length).toBeGreaterThan(8);
    for (const [, kind, resource] of named) {
      const isFile = resources.some((file) =>
        new RegExp(`/res/${kind}[\\w-]*/${resource}\\.(?:xml|png)$`).test(file),
      );
      const isValue = new RegExp(`<${kind} name="${resource}"`).test(values);
      expect(isFile || isValue, `@${kind}/${resource}`).toBe(true);
    }
    for (const file of read(`${main}/AndroidManifest.xml`).matchAll(/android:name="\.(\w+)"/g)) {
      const [, namespace = ''] =
        /namespace = "([\w.]+)"/.exec(read('android/app/build.gradle')) ?? [];
      const activity = `${main}/java/${namespace.replaceAll('.', '/')}/${file[1]}.java`;
      expect(read(activity)).toContain(`package ${namespace};`);
    }
    const icons = 'ios/App/App/Assets.xcassets/AppIcon.appiconset';
    const [, icon] = /"filename": "([^"]+)"/.exec(read(`${icons}/Contents.json`)) ?? [];
    const png = bytes(folder, `${icons}/${icon}`);
    // Width, height and color type (no transparency: Apple refuses it).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024]);
    expect([2, 3]).toContain(png[25]);
    expect(png.includes('tRNS')).toBe(false);
  });

  it('opens the links that the gateway declares as its own', () => {
    const strings = read(`${main}/res/values/strings.xml`);
    expect(strings).toContain(`<string name="gateway_host">${host}</string>`);
    expect(strings).toContain(`<string name="app_name">${name}</string>`);
    const manifest = read(`${main}/AndroidManifest.xml`);
    const [verified = ''] = /<intent-filter android:autoVerify="true">[^]*?<\/intent-filter>/.exec(
      manifest,
    ) ?? [''];
    expect(
      [...verified.matchAll(/android:(scheme|host|path|pathPrefix)="([^"]+)"/g)].map(
        ([, kind, value]) => `${kind} ${value}`,
      ),
    ).toEqual([
      'scheme https',
      'host @string/gateway_host',
      `path ${callPaths.app2app}`,
      'pathPrefix /betaling/',
    ]);
    for (const page of ['betalingGelukt', 'betalingMislukt', 'betalingAfhandeling'] as const) {
      expect(pages[page].path).toMatch(/^\/betaling\//);
    }
    const links = readFileSync(path.join(root, 'apps/gateway/src/http/nativeLinks.ts')).toString();
    expect(links).toContain("const inApp = [callPaths.app2app, '/betaling/*'];");
    expect(read('ios/App/App/App.entitlements')).toContain(`<string>applinks:${host}</string>`);
    expect(read('android/app/build.gradle')).toContain(`applicationId "${appId}"`);
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = .+;/g)).toEqual([
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId};`,
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId};`,
    ]);
    expect(project).toContain('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;');
  });
});
