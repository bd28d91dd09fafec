import type { Bestandssoort } from './keuren/keuring.ts';

const types: Readonly<Record<Bestandssoort, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const uitgangen: Readonly<Record<Bestandssoort, RegExp>> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
};

/**
 * The headers with which a stored file is answered: what it is by its contents, to be kept under its
 * name and never to be shown or guessed at. The name always ends as its contents say.
 */
export function bijlageKoppen(naam: string, soort: Bestandssoort): Record<string, string> {
  const heel = naam.toWellFormed();
  const passend = uitgangen[soort].test(heel) ? heel : `${heel.replace(/\.\w{1,5}$/, '')}.${soort}`;
  const ascii = passend.replace(/[^\w .()-]/g, '_');
  const vol = encodeURIComponent(passend).replace(
    /['()*]/g,
    (teken) => `%${teken.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': types[soort],
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${vol}`,
    'x-content-type-options': 'nosniff',
  };
}
