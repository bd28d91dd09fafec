import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client';

/** A request that was answered, without anything of whom it was about: the route is a pattern. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Unusual events that whoever runs this should look at. */
const warnings = ['staff_file_openings'] as const;

/** A kind of unusual event. */
export type Warning = (typeof warnings)[number];

/** Figures of one process for whoever runs it, in Prometheus' text format. */
export interface Metrics {
  observe(answered: Answered): void;
  /** Counts an unusual event. */
  warn(kind: Warning): void;
  /** All figures as text. */
  text(): Promise<string>;
}

/** Seconds; the slowest is what a person waits for at most (15 s, docs/quality.md). */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Figures of a process: how it runs, and how long its answers take by route and status. */
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
  // An alert on the increase needs a figure to begin with.
  for (const kind of warnings) warned.inc({ kind }, 0);
  return {
    warn: (kind) => warned.inc({ kind }),
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: String(status) }, seconds),
    text: () => registry.metrics(),
  };
}

/** What serves the figures, apart from what people reach. */
export interface MetricsServer {
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, which no proxy leads the public to.
 * @throws where the port is taken
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
