import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client';

export interface ResponseInfo {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Unusual events that operators should look at. */
const warnings = ['staff_file_openings'] as const;

export type Warning = (typeof warnings)[number];

/** Metrics of one process in Prometheus' text format. Request metrics hold no personal data. */
export interface Metrics {
  observe(answered: ResponseInfo): void;
  warn(kind: Warning): void;
  text(): Promise<string>;
}

/** Seconds; people wait 15 s at most (docs/quality.md). */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Creates the metrics of a process: Node's own, and response times by route and status. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const warned = new Counter({
    name: 'warnings_total',
    help: 'Unusual events to look at, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // An alert on an increase needs an initial value.
  for (const kind of warnings) warned.inc({ kind }, 0);
  return {
    warn: (kind) => warned.inc({ kind }),
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: String(status) }, seconds),
    text: () => registry.metrics(),
  };
}

export interface MetricsServer {
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on its own port, which no proxy exposes.
 * @throws Error if the port is taken
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
