import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './floor.ts';

const island = document.getElementById('data')?.textContent ?? '{}';
const router = createBrowserRouter(routes, { hydrationData: JSON.parse(island) });
hydrateRoot(document.getElementById('root')!, createElement(RouterProvider, { router }));
