import { Link, Outlet, type RouteObject, useLoaderData } from 'react-router';

function Page() {
  const { rows } = useLoaderData<{ rows: string[] }>();
  return (
    <main>
      <h1>Floor</h1>
      <p>A bare page of React and its router, rendered on the server.</p>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <Link to="/">Again</Link>
    </main>
  );
}

/** The least that a rendered page with data can be: one layout, one page, one loader. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Outlet,
    children: [
      {
        index: true,
        loader: () => ({ rows: Array.from({ length: 10 }, (_, i) => `Row ${i}`) }),
        Component: Page,
      },
    ],
  },
];
