import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createReport, toLogged } from './errorResponse.ts';
import { UpstreamError, kindOf, Refusal } from './refusal.ts';

function createLog() {
  const lines: { msg?: string; status?: number; refused?: number }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  return { log, lines };
}

const line = (status: number) => ({ request: 'r', path: '/api/v1/relatie', status });

it('logs only the first hundred of a flood of refusals, whatever their status', () => {
  const { log, lines } = createLog();
  const report = createReport(log);
  for (let i = 0; i < 150; i += 1) report(line(i % 2 === 0 ? 404 : 503), new Refusal(404));
  expect(lines).toHaveLength(100);
});

it('logs every failed call with its stack and without its message', () => {
  const { log, lines } = createLog();
  const report = createReport(log);
  for (let i = 0; i < 120; i += 1) report(line(404), new Refusal(404));
  report(line(500), new Error('about 999990019'));
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toMatchObject({ msg: 'call failed', status: 500, error: { name: 'Error' } });
  expect(JSON.stringify(lines)).not.toContain('999990019');
});

it('logs the cause of a failure behind us only in our own words', () => {
  const { log, lines } = createLog();
  const report = createReport(log);
  report(line(503), new Refusal(503, [], new UpstreamError('S3: status 403')));
  report(line(500), new Error('x', { cause: new Error('about 999990019') }));
  expect(lines).toMatchObject([
    { status: 503, error: { cause: 'S3: status 403' } },
    { status: 500 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('999990019');
});

it('logs the first failures of an AggregateError', () => {
  const failures = ['a', 'b', 'c', 'd'].map((word) => new RangeError(`about ${word}-999990019`));
  const logged = toLogged(new AggregateError(failures, 'some'));
  expect(logged).toMatchObject({
    name: 'AggregateError',
    errors: [1, 2, 3].map(() => ({ name: 'RangeError' })),
  });
  expect(JSON.stringify(logged)).not.toContain('999990019');
});

it('describes an error by its name and code, and those of its cause', () => {
  const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });
  expect(kindOf(new TypeError('fetch failed', { cause: refused }))).toBe(
    'TypeError (Error ECONNREFUSED)',
  );
  expect(kindOf('text')).toBe('string');
});
