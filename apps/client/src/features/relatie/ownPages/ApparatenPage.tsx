import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { part } from '../../../api/response.ts';
import { Sessies } from '../sessies/Sessies.tsx';
import { apparatenOperation } from '../relatie.operations.ts';
import { OwnPage } from './OwnPage.tsx';

/** Loads the page; a failed part is shown as an inline error. */
export const loader = createLoader(async ({ request }) => ({
  sessies: part(await request(apparatenOperation, {}), 'sessies'),
}));

/** /mijn-gegevens/apparaten: the devices on which the person is logged in. */
export function Component() {
  const { sessies } = useLoaderData<typeof loader>();
  return (
    <OwnPage name="apparaten" found={sessies}>
      <Sessies sessies={sessies} />
    </OwnPage>
  );
}
