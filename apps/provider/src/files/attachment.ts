import type { FileKind } from './inspect/inspection.ts';

const types: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const suffixes: Readonly<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
};

/**
 * The headers with which a stored file is answered: what it is by its contents, to be kept under its
 * name and never to be shown or guessed at. The name always ends as its contents say.
 */
export function attachmentHeaders(name: string, kind: FileKind): Record<string, string> {
  const whole = name.toWellFormed();
  const fitting = suffixes[kind].test(whole) ? whole : `${whole.replace(/\.\w{1,5}$/, '')}.${kind}`;
  const ascii = fitting.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(fitting).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': types[kind],
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${full}`,
    'x-content-type-options': 'nosniff',
  };
}
