import { isPageName, pages, type PageName } from '@mijn/domain/paths';

const names = Object.keys(pages).filter(isPageName);
const fixed = new Map<string, PageName>(names.map((name) => [pages[name].path, name]));
const withParts = names
  .filter((name) => pages[name].path.includes(':'))
  .map((name) => ({
    name,
    shape: new RegExp(`^${pages[name].path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/** Returns the page at a path (without query) in our page table; ignores a trailing slash. */
export function findPage(path: string): PageName | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return fixed.get(bare) ?? withParts.find(({ shape }) => shape.test(bare))?.name;
}
