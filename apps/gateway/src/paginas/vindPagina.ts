import { isPaginaNaam, paginas, type PaginaNaam } from '@mijn/domain/paden';

const namen = Object.keys(paginas).filter(isPaginaNaam);
const vast = new Map<string, PaginaNaam>(namen.map((naam) => [paginas[naam].pad, naam]));
const metDelen = namen
  .filter((naam) => paginas[naam].pad.includes(':'))
  .map((naam) => ({ naam, vorm: new RegExp(`^${paginas[naam].pad.replace(/:\w+/g, '[^/]+')}$`) }));

/** The page at a path (without query), if it is one of our page table; a slash at the end is ignored. */
export function vindPagina(pad: string): PaginaNaam | undefined {
  const kaal = pad.length > 1 ? pad.replace(/\/$/, '') : pad;
  return vast.get(kaal) ?? metDelen.find(({ vorm }) => vorm.test(kaal))?.naam;
}
