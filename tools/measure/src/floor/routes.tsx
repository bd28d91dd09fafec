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
      <Link to="/rows">Rows</Link>
    </main>
  );
}

function Rows() {
  const { rows } = useLoaderData<{ rows: string[][] }>();
  return (
    <main>
      <h1>Rows</h1>
      <table>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Link to={`/rows/${name}`}>{name}</Link>
              </th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const loadRows: RouteObject['loader'] = async ({ request: { signal } }) => {
  const response = await fetch('/rows.json', { method: 'POST', signal });
  return response.json();
};

/**
 * The least that a rendered page with data can be: one layout, one page, one loader; and the least that the next
 * screen can be: as many rows as the claims have that are measured, by one request, in a bare table.
 */
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
      { path: 'rows', loader: loadRows, Component: Rows },
    ],
  },
];
