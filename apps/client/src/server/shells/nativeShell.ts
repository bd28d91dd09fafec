import type { NativeEntry, NativeShellRequest } from '@mijn/contract/serverEntry';
import { brands } from '@mijn/domain/brands';
import { languages } from '@mijn/domain/language';
import { cookieNames } from '@mijn/domain/constants';
import { documentTitle } from '../../app/title/title.tsx';
import type { FreshData } from '../../api/documentData.ts';
import * as m from '../../generated/texts/app.js';
import { writeDocument } from '../document/document.ts';
import { type Build, type Manifest, pageFiles } from '../document/files.ts';
import { withLanguage } from '../render/languagePerRequest.ts';

const startFile = 'start.js';

/**
 * The language of the cookie, else the first supported one of the phone, else Dutch (docs/decisions.md §1).
 */
const choose = `const known = ${JSON.stringify(languages)};
const cookie = document.cookie.split('; ').find((one) => one.startsWith('${cookieNames.taal}='));
const wanted = [cookie?.split('=')[1]?.toLowerCase(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
const language = wanted.find((one) => known.includes(one)) ?? 'nl';
document.documentElement.lang = language;
`;

function startScript({ manifest }: Build): string {
  return `${choose}import(${JSON.stringify(pageFiles(manifest, []).script)});\n`;
}

/** Returns the policy of the gateway's pages for a meta element, because no server of ours sends it. */
function policyOf({ gateway, maintenance }: NativeShellRequest, hashes: readonly string[]): string {
  const elsewhere = maintenance ? [new URL(maintenance).origin] : [];
  const styles = hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Calls on iOS bypass the web view by an address of their own.
    ['connect-src', "'self'", gateway, ...elsewhere].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types mijn',
  ].join('; ');
}

function filesOf(manifest: Manifest): string[] {
  return Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
}

function writeShell(request: NativeShellRequest, { manifest, styles }: Build): string {
  const { merk, gateway } = request;
  const files = pageFiles(manifest, []);
  const inPage = files.styles.flatMap((address) => styles.get(address) ?? []);
  const details: FreshData = { environment: { merk, gateway }, hydration: null, native: true };
  const hashes = inPage.map(({ hash }) => hash);
  return writeDocument({
    language: 'nl',
    merk,
    title: documentTitle(merk, 'nl'),
    description: m.description(),
    product: brands[merk].product,
    brandUrl: gateway,
    files: { ...files, script: `/${startFile}`, preloads: [] },
    styles: inPage,
    policy: policyOf(request, hashes),
    content: '',
    details,
  });
}

/**
 * Returns the function that renders the native app's additions to the files of the build: the one document
 * that its web view shows at every address, and the script that picks its language (ADR 0067).
 */
export function createNativeShell(build: Build): NativeEntry['renderNative'] {
  return (request) => ({
    written: {
      'index.html': withLanguage('nl', () => writeShell(request, build)),
      [startFile]: startScript(build),
    },
    files: [...new Set(filesOf(build.manifest))],
  });
}
