import fc from 'fast-check';
import { expect, it } from 'vitest';
import { delenVan, isPaginaNaam, padVanPagina, paginas } from './paden.ts';

const namen = Object.keys(paginas).filter(isPaginaNaam);

it('an address is made of the parts that its page names', () => {
  expect(delenVan('specificatie')).toEqual(['kenmerk', 'relatienummer']);
  expect(delenVan('betalingAfhandeling')).toEqual(['betaling']);
  expect(padVanPagina('declaratie', () => 'D-1')).toBe('/declaraties/D-1');
  expect(padVanPagina('declaratie', () => null)).toBeUndefined();
  expect(padVanPagina('betalingGelukt', () => null)).toBe('/betaling/gelukt');
  expect(padVanPagina('betalingGelukt', () => 'b-1')).toBe('/betaling/gelukt?betaling=b-1');
});

it('whatever the parts are, an address stays that of its own page', () => {
  const deel = fc.oneof(
    fc.string(),
    fc.constantFrom('..', '//elders.nl', '?a', '#a', 'a/b', '%2e'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...namen), deel, (pagina, waarde) => {
      const pad = padVanPagina(pagina, () => waarde);
      if (pad === undefined) return;
      const { origin, pathname } = new URL(pad, 'https://mijn.test');
      expect(origin).toBe('https://mijn.test');
      expect(pathname.split('/')).toHaveLength(paginas[pagina].pad.split('/').length);
    }),
  );
});
