import { createElement as h, useEffect } from 'react';
import { Link, Outlet, type RouteObject, useLoaderData } from 'react-router';

function Page() {
  return h(
    'main',
    null,
    h('h1', null, 'Floor'),
    h('p', null, 'A bare page of React and its router, rendered on the server.'),
    h(
      'ul',
      null,
      useLoaderData<string[]>().map((row) => h('li', { key: row }, row)),
    ),
    h(Link, { to: '/rows' }, 'Rows'),
  );
}

function Rows() {
  const rows = useLoaderData<string[][]>().map(([name = '', ...cells]) =>
    h(
      'tr',
      { key: name },
      h('th', { scope: 'row' }, h(Link, { to: `/rows/${name}` }, name)),
      cells.map((cell) => h('td', { key: cell }, cell)),
    ),
  );
  return h('main', null, h('h1', null, 'Rows'), h('table', null, h('tbody', null, rows)));
}

// The floor marks the moment when it is hydrated, as our pages do, and not when that begins.
function Root() {
  useEffect(() => void performance.mark('usable'), []);
  return h(Outlet);
}

const loadRows: RouteObject['loader'] = async ({ request: { signal } }) =>
  (await fetch('/rows.json', { method: 'POST', signal })).json();

/**
 * The floor for a rendered page with data: one layout, one page, one loader; and for the next screen: as
 * many rows as the measured claims, by one request, in a plain table.
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    children: [
      {
        index: true,
        loader: () => Array.from({ length: 10 }, (_, i) => `Row ${i}`),
        Component: Page,
      },
      { path: 'rows', loader: loadRows, Component: Rows },
    ],
  },
];
