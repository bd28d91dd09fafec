import { describe, expect, it, test } from 'vitest';
import {
  type UploadAnswer,
  fileOutcome,
  submitOutcome as outcomeOf,
  parseList,
  parseText,
  read,
  parseMeldingen,
} from './outcome.ts';

const submitOutcome = (response: UploadAnswer) => outcomeOf(response, true);

const response = (status: number, body?: unknown, waitSeconds?: number): UploadAnswer => ({
  kind: 'response',
  status,
  body,
  waitSeconds,
});

const melding = (level: string) => ({ code: 'X', level, message: 'Tekst' });

const aboutFile = (messages: unknown[], more = {}) =>
  response(200, { status: 200, body: { filename: 'nota.pdf', messages, ...more } });

const aboutDeclaratie = (messages: unknown[], more = {}) =>
  response(200, {
    status: 200,
    body: { fileValidationMessages: [], validationMessages: { messages }, ...more },
  });

describe('the verdict on a file', () => {
  it('is "received", with the id to send later', () => {
    expect(fileOutcome(aboutFile([], { bestandId: 'b1' }))).toEqual({
      kind: 'received',
      meldingen: [],
      bestandId: 'b1',
    });
  });

  it('is "received" with a warning to confirm', () => {
    const outcome = fileOutcome(aboutFile([melding('warn')]));
    expect(outcome).toMatchObject({ kind: 'received', bestandId: undefined });
  });

  it('is "rejected" with its reasons, whatever the status', () => {
    const body = { body: { filename: 'a', messages: [melding('error')] } };
    expect(fileOutcome(aboutFile([melding('error')])).kind).toBe('rejected');
    expect(fileOutcome(response(415, body)).kind).toBe('rejected');
  });

  it('is "rejected" for an unknown level', () => {
    expect(fileOutcome(aboutFile([melding('fatal')])).kind).toBe('rejected');
  });

  it('is never "received" for an unreadable answer', () => {
    expect(fileOutcome(response(200, undefined))).toMatchObject({ error: 'broken' });
    expect(fileOutcome(response(200, {}))).toMatchObject({ error: 'broken' });
  });
});

const handledBy = (verwachtOp: string) =>
  submitOutcome(aboutDeclaratie([], { nummer: 'D-1', verwachtOp }));

describe('the verdict on a claim', () => {
  it('is "submitted", with its number', () => {
    expect(submitOutcome(aboutDeclaratie([], { nummer: 'D-1' }))).toEqual({
      kind: 'submitted',
      nummer: 'D-1',
    });
  });

  it('is "submitted", with the date by which it is settled if that is valid', () => {
    expect(handledBy('2026-12-11')).toMatchObject({ verwachtOp: '2026-12-11' });
    expect(handledBy('binnenkort')).toEqual({ kind: 'submitted', nummer: 'D-1' });
  });

  it('is "submitted" without a number when the insurer gives none', () => {
    expect(submitOutcome(aboutDeclaratie([melding('info')]))).toEqual({
      kind: 'submitted',
      nummer: undefined,
    });
  });

  it('asks to confirm a warning, and is not "submitted"', () => {
    expect(submitOutcome(aboutDeclaratie([melding('warn')]))).toMatchObject({ kind: 'meldingen' });
  });

  it('treats a warning as information when the insurer knows no confirmation', () => {
    expect(outcomeOf(aboutDeclaratie([melding('warn')]), false)).toEqual({
      kind: 'submitted',
      nummer: undefined,
    });
    expect(outcomeOf(aboutDeclaratie([melding('error')]), false).kind).toBe('meldingen');
  });

  it('names the files with errors', () => {
    const outcome = submitOutcome(
      aboutDeclaratie([], {
        fileValidationMessages: [{ filename: 'a.pdf', messages: [melding('error')] }],
      }),
    );
    expect(outcome).toMatchObject({ kind: 'meldingen', files: [{ name: 'a.pdf' }] });
  });

  it.each([
    [401, 'loggedOut'],
    [403, 'forbidden'],
    [409, 'stillRunning'],
    [413, 'tooLarge'],
    [429, 'tooOften'],
    [500, 'broken'],
    [503, 'maintenance'],
  ])('maps HTTP %i to %s', (status, error) => {
    expect(submitOutcome(response(status, { status }, 7))).toEqual({
      kind: 'failed',
      error,
      waitSeconds: 7,
    });
  });

  it('names the quota that was used up', () => {
    const refusal = response(429, { status: 429, redenen: ['bestanden'] }, 7);
    expect(submitOutcome(refusal)).toMatchObject({ error: 'tooOften', quota: 'bestanden' });
  });

  it('is never "submitted" for a web page or silence', () => {
    expect(submitOutcome(response(200, undefined))).toMatchObject({ error: 'broken' });
    expect(submitOutcome(response(200, {}))).toMatchObject({ error: 'broken' });
    expect(submitOutcome(response(200, { status: 503 }))).toMatchObject({ error: 'maintenance' });
    expect(submitOutcome({ kind: 'noConnection' })).toMatchObject({ error: 'noConnection' });
  });
});

test('reads a nested property, and returns undefined when the path breaks off', () => {
  expect(read({ a: { b: 1 } }, 'a', 'b')).toBe(1);
  for (const value of [undefined, null, 'text', 3, { a: null }, { a: 'x' }]) {
    expect(read(value, 'a', 'b')).toBeUndefined();
  }
});

test('returns only a string with content', () => {
  expect(parseText({ a: 'x' }, 'a')).toBe('x');
  for (const a of ['', 3, null, {}]) expect(parseText({ a }, 'a')).toBeUndefined();
});

test('returns a list, or an empty one', () => {
  expect(parseList({ a: [1] }, 'a')).toEqual([1]);
  for (const a of ['x', { 0: 1 }, null]) expect(parseList({ a }, 'a')).toEqual([]);
});

test('parses messages of the insurer', () => {
  const warning = { code: 'leeg', level: 'warn', message: 'Leeg', veld: 'bedrag' };
  expect(parseMeldingen([warning, { ...warning, level: 'info' }])).toEqual([
    warning,
    { ...warning, level: 'info' },
  ]);
});

test('treats an unknown level and an invalid message as an error', () => {
  const nothing = { code: '', level: 'error', message: '', veld: undefined };
  expect(parseMeldingen([{ level: 'fatal' }, null, 'x'])).toEqual([nothing, nothing, nothing]);
});
