import { expect, it, onTestFinished } from 'vitest';
import { createRoot } from 'react-dom/client';
import { AppRouter } from '../api/AppRouter.tsx';
import { createMemoryRouter, routeOf } from '../api/memoryRouter.testing.tsx';
import { Retry } from './Retry.tsx';

const fields = () =>
  Array.from(document.querySelectorAll('input'), ({ name, value }) => `${name}=${value}`);

it('reloads the page by its own address with its whole query, repeatedly', async () => {
  const router = createMemoryRouter([routeOf(<Retry />)]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(<AppRouter router={router} />);
  await router.navigate('?jaar=2026&soort=a&soort=a');
  await expect.poll(fields).toEqual(['jaar=2026', 'soort=a', 'soort=a']);
  await router.navigate('?jaar=2025');
  await expect.poll(fields).toEqual(['jaar=2025']);
});
