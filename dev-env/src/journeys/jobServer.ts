import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../listen.ts';
import { jobNames } from '@mijn/provider/jobs/queue';
import type { JobControl } from '@mijn/provider/jobs/startJobs';

/** The endpoint with which tests run the jobs of a world in another process. */
export type JobServer = { url: string; close: () => void };

type Jobs = Pick<JobControl, 'runOne'>;

/**
 * Serves `POST /{job}/{key}` on this machine only: runs the job for one item and returns 204, 404 for an
 * unknown job, or 500 with the reason of a failure.
 */
export async function startJobServer(jobs: Jobs): Promise<JobServer> {
  const server = createServer((request, response) => void answer(jobs, request, response));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  jobs: Jobs,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, asked = '', key = ''] = (request.url ?? '').split('/');
  const name = jobNames.find((one) => one === asked);
  if (request.method !== 'POST' || name === undefined || key === '') {
    response.writeHead(404).end();
    return;
  }
  try {
    await jobs.runOne(name, decodeURIComponent(key));
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : 'unknown');
  }
}
