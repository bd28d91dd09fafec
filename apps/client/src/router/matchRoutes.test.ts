import { expect, it } from 'vitest';
import { matchPath, matchRoutes } from './matchRoutes.ts';
import type { Route } from './route.ts';

const page = (path: string): Route => ({ id: path, path });
const routes: Route[] = [
  {
    id: 'root',
    children: [
      page('/'),
      { id: 'frame', children: [page('/claims/:number'), page('/claims/new'), page('/a/:b/c/:d')] },
      page('*'),
    ],
  },
];

const idsOf = (path: string) => matchRoutes(routes, path).map(({ route }) => route.id);

it('finds the page of an address with the frames round it', () => {
  expect(idsOf('/')).toEqual(['root', '/']);
  expect(idsOf('/claims/7')).toEqual(['root', 'frame', '/claims/:number']);
});

it('takes what is written out before what stands for anything, wherever it stands', () => {
  expect(idsOf('/claims/new')).toEqual(['root', 'frame', '/claims/new']);
});

it('forgives a slash at the end and capitals', () => {
  expect(idsOf('/Claims/new/')).toEqual(['root', 'frame', '/claims/new']);
});

it.each(['/nowhere', '/claims', '/claims/7/more', '//claims/new', '/%E0%A4%A'])(
  'leaves %s to the route of what is unknown',
  (path) => {
    expect(idsOf(path)).toEqual(['root', '*']);
  },
);

it('decodes the values of a path, one by one', () => {
  const [match] = matchRoutes(routes, '/a/x%20y/c/%C3%A9').slice(-1);
  expect(match?.params).toEqual({ b: 'x y', d: 'é' });
  expect(matchRoutes(routes, '/claims/1%2F2').at(-1)?.params).toEqual({ number: '1%2F2' });
});

it('says what a single path holds, and that it is another', () => {
  expect(matchPath('/claims/:number', '/claims/7')).toEqual({ number: '7' });
  expect(matchPath('/claims/:number', '/claims')).toBeUndefined();
  expect(matchPath('/a.b', '/axb')).toBeUndefined();
});
