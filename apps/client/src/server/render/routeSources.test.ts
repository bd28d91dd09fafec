import { expect, test } from 'vitest';
import { routes } from '../../app/routes.tsx';
import { routeSources } from './routeSources.ts';

test('finds the module of every lazy route, so that its document has its styles and preloads', async () => {
  const sources = await routeSources(routes);
  expect(Object.fromEntries(sources)).toMatchObject({
    outside: 'src/app/frame/OutsideLayout.tsx',
    zorgpas: 'src/features/zorgpas/ZorgpasPage.tsx',
    status404: 'src/features/statuspaginas/StatusPage.tsx',
  });
});

const lazy = async () => ({ Component: () => null });

test('fails for a module that no name gives away', async () => {
  await expect(routeSources([{ id: 'other', lazy }])).rejects.toThrow('of the route other');
});
