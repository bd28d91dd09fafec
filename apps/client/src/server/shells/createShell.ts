import type { ServerEntry } from '@mijn/contract/serverEntry';
import { brands } from '@mijn/domain/brands';
import type { DocumentData } from '../../api/documentData.ts';
import { documentTitle } from '../../app/title/title.tsx';
import * as m from '../../generated/texts/app.js';
import { writeDocument } from '../document/document.ts';
import { type Build, pageFiles } from '../document/files.ts';
import { withLanguage } from '../render/languagePerRequest.ts';

/**
 * Returns the function that renders a document without a screen: the build's own files and the run-time
 * configuration; the browser loads the rest (docs/decisions.md §3, internal mode).
 */
export function createShell({ manifest, styles }: Build): ServerEntry['renderShell'] {
  return ({ language, config, now }) =>
    withLanguage(language, () => {
      const { merk, brandUrls } = config;
      const files = pageFiles(manifest, []);
      const inPage = files.styles.flatMap((address) => styles.get(address) ?? []);
      const environment = {
        config,
        language,
        now,
        loggedIn: true,
        cookieChoice: 'necessary',
      } as const;
      const details: DocumentData = { environment, hydration: null };
      const html = writeDocument({
        language,
        merk,
        title: documentTitle(merk, language),
        description: m.description(),
        product: brands[merk].product,
        brandUrl: brandUrls[merk],
        files,
        styles: inPage,
        content: '',
        details,
      });
      return { kind: 'page', status: 200, html, styleHashes: inPage.map(({ hash }) => hash) };
    });
}
