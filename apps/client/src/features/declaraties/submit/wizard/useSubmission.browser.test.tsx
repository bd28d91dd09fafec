import { idempotencyHeader } from '@mijn/domain/headers';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { FakeRequest } from '../send/fakeRequest.testing.ts';
import { useSubmission } from './useSubmission.ts';
import { BackgroundWork } from './SubmitForm.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const nota = { key: 'a', file: new File(['x'], 'nota.pdf', { type: 'application/pdf' }) };

function Probe() {
  const { claim, report, context, bind, submit } = useSubmission({
    only: '700000001',
    concept: undefined,
    today: '2026-11-21',
  });
  const fields = bind(['bedrag']);
  return (
    <>
      <BackgroundWork
        only={undefined}
        claim={claim}
        report={report}
        context={context}
        reads={false}
      />
      <output>{claim.sending.kind}</output>
      <ul aria-label="files">
        {claim.files.map(({ key, state: { kind } }) => (
          <li key={key}>{kind}</li>
        ))}
      </ul>
      <button type="button" onClick={() => report({ kind: 'filesPicked', files: [nota] })}>
        pick
      </button>
      <input aria-label="bedrag" {...fields.text('bedrag')} />
      <p>{fields.error('bedrag')}</p>
      <button type="button" onClick={() => submit([])}>
        submit
      </button>
    </>
  );
}

const state = page.getByRole('status');
const submit = page.getByRole('button', { name: 'submit' });
const keyOf = (request: FakeRequest | undefined) => request?.headers.get(idempotencyHeader);

function start(): void {
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  // The draft is saved by another call, which this test leaves out.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  mount(<Probe />);
}

async function sentRequests(count: number): Promise<readonly FakeRequest[]> {
  await expect.poll(() => FakeRequest.all.length).toBe(count);
  return FakeRequest.all;
}

it('sends the claim once for a double click, with its own key', async () => {
  start();
  await submit.dblClick();
  const [request] = await sentRequests(1);
  expect(request?.form?.get('declarant')).toBe('700000001');
  expect(keyOf(request)).toMatch(/^[0-9a-f-]{36}$/);
  request?.answer({ status: 200, body: { nummer: 'D-2026-000001' } });
  await expect.element(state).toHaveTextContent('submitted');
});

it('tries the same claim again under the same key, so that it never arrives twice', async () => {
  start();
  await submit.click();
  const [first] = await sentRequests(1);
  first?.dispatchEvent(new Event('loadend'));
  await expect.element(state).toHaveTextContent('failed');
  await submit.click();
  const [, second] = await sentRequests(2);
  expect(keyOf(second)).toBe(keyOf(first));
});

const gone = { code: 'bestandOnbekend', level: 'error', message: '', veld: 'bestanden' };
const fileGone = { status: 200, body: { validationMessages: { messages: [gone] } } };

/** Sends a claim with one file that the insurer no longer has at its submission. */
async function sendWithoutFile(): Promise<readonly FakeRequest[]> {
  start();
  await page.getByRole('button', { name: 'pick' }).click();
  const [file] = await sentRequests(1);
  const received = { filename: 'nota.pdf', messages: [], bestandId: 'b1' };
  file?.answer({ status: 200, body: received });
  await expect.element(page.getByText('received')).toBeVisible();
  await submit.click();
  const [, first] = await sentRequests(2);
  expect(first?.form?.getAll('bestandIds')).toEqual(['b1']);
  first?.answer(fileGone);
  return sentRequests(3);
}

it('sends a file that another tab has used again automatically', async () => {
  const [, first, second] = await sendWithoutFile();
  await expect.element(state).toHaveTextContent('busy');
  expect(second?.form?.has('bestandIds')).toBe(false);
  expect(second?.form?.get('bestanden')).toMatchObject({ name: 'nota.pdf' });
  expect(keyOf(second)).toBe(keyOf(first));
  second?.answer({ status: 200, body: { nummer: 'D-2026-000001' } });
  await expect.element(state).toHaveTextContent('submitted');
  expect(FakeRequest.all).toHaveLength(3);
});

it('sends the same again under the same key when the answer to that is lost', async () => {
  const [, , second] = await sendWithoutFile();
  second?.dispatchEvent(new Event('loadend'));
  await expect.element(state).toHaveTextContent('failed');
  await submit.click();
  const [, , , third] = await sentRequests(4);
  expect(third?.form?.get('bestanden')).toMatchObject({ name: 'nota.pdf' });
  expect(keyOf(third)).toBe(keyOf(second));
});

it('reports the file when it is missing a second time, and makes no third attempt', async () => {
  const [, , second] = await sendWithoutFile();
  second?.answer(fileGone);
  await expect.element(state).toHaveTextContent('meldingen');
  await expect.element(page.getByText('failed')).toBeVisible();
  expect(FakeRequest.all).toHaveLength(3);
});

it('shows the insurer’s objection at its field', async () => {
  start();
  await page.getByLabelText('bedrag').fill('61,80');
  await submit.click();
  const [request] = await sentRequests(1);
  const melding = { code: 'bedragNul', level: 'error', message: '', veld: 'bedrag' };
  request?.answer({ status: 200, body: { validationMessages: { messages: [melding] } } });
  await expect.element(page.getByText('Vul een bedrag in dat hoger is dan 0.')).toBeVisible();
});
