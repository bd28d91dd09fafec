import { freePort } from '@mijn/dev-env/postgres/freePort';
import { expect, it } from 'vitest';
import { measureRequests } from './measureRequests.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

const request = (url?: string) => ({ method: 'GET', routeOptions: { url } });

it('counts responses by route and status, with their duration', async () => {
  const metrics = createMetrics();
  const measure = measureRequests(metrics);
  await measure(request('/declaraties/:nummer'), { statusCode: 200, elapsedTime: 4 });
  await measure(request('/declaraties/:nummer'), { statusCode: 200, elapsedTime: 400 });
  await measure(request(), { statusCode: 404, elapsedTime: 1 });
  const text = await metrics.text();

  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/declaraties/:nummer",status="200"} 2',
  );
  expect(text).toContain('le="0.005",method="GET",route="/declaraties/:nummer",status="200"} 1');
  expect(text).toContain('route="unknown",status="404"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

it('counts warnings by kind, from zero', async () => {
  const metrics = createMetrics();
  expect(await metrics.text()).toContain('warnings_total{kind="staff_file_openings"} 0');
  metrics.warn('staff_file_openings');
  expect(await metrics.text()).toContain('warnings_total{kind="staff_file_openings"} 1');
});

it('serves /metrics on its own port, and nothing else', async () => {
  const place = { port: await freePort(), host: '127.0.0.1' };
  const server = await serveMetrics(createMetrics(), place);
  const ask = (path: string) => fetch(`http://127.0.0.1:${place.port}${path}`);
  const answer = await ask('/metrics');

  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  expect((await ask('/overzicht')).status).toBe(404);
  await server.close();
  await expect(ask('/metrics')).rejects.toThrow();
});

it('responds with an error if the metrics cannot be read', async () => {
  const place = { port: await freePort(), host: '127.0.0.1' };
  const server = await serveMetrics({ text: () => Promise.reject(new Error('no')) }, place);
  expect((await fetch(`http://127.0.0.1:${place.port}/metrics`)).status).toBe(500);
  await server.close();
});
