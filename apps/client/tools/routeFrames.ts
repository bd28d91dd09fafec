const frames = {
  inside: 'src/app/frame/InsideLayout.tsx',
  outside: 'src/app/frame/OutsideLayout.tsx',
  everywhere: 'src/app/frame/EverywhereLayout.tsx',
} as const;

/** The frames of all pages, as the build's manifest names them. */
export const layouts: readonly string[] = Object.values(frames);

/** The frame behind the login. */
export const insideLayout = frames.inside;

const list = /^const (inside|outside|everywhere): RouteObject\[\] = \[\n([\s\S]*?)^\];/gm;

const pagesIn = (text: string): string[] =>
  [...text.matchAll(/'((?!src\/)\w[\w/]*\.tsx)'/g)].map(([, page = '']) => `src/${page}`);

const isFrame = (name: string): name is keyof typeof frames => name in frames;

/**
 * The modules of the pages with the frame of each, as the build's manifest names them.
 * @param table the text of the route table, `src/app/routes.tsx`
 */
export function framesOf(table: string): ReadonlyMap<string, string> {
  const listed = [...table.matchAll(list)].flatMap(([, name = '', text = '']) =>
    isFrame(name) ? pagesIn(text).map((page) => [page, frames[name]] as const) : [],
  );
  // The status pages, which stand in no list, come within the frame of both sides.
  const all = pagesIn(table).map((page) => [page, frames.everywhere] as const);
  return new Map([...all, ...listed]);
}
