import type { FileKind } from './inspect/inspection.ts';

type AttachmentKind = FileKind | 'json';

const types: Readonly<Record<AttachmentKind, string>> = {
  json: 'application/json',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const suffixes: Readonly<Record<AttachmentKind, RegExp>> = {
  json: /\.json$/i,
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
};

/**
 * Returns the headers of a stored file: the type of its content, and a download under its name with the extension of that
 * type. A browser must neither display it nor guess its type.
 */
export function attachmentHeaders(name: string, kind: AttachmentKind): Record<string, string> {
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
