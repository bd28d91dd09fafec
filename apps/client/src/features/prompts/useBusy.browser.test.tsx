import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { useBusy } from './useBusy.ts';

function Shown() {
  return <output>{useBusy() ? 'er wordt al iets gevraagd' : 'niets vraagt iets'}</output>;
}

const expectStatus = (words: string) =>
  expect.element(page.getByRole('status', { includeHidden: true })).toHaveTextContent(words);

/** Elements that ask for attention (docs/decisions.md §9). */
const asking: readonly (readonly [string, (element: HTMLElement) => void])[] = [
  ['the question about cookies', (element) => element.setAttribute('id', 'cookies')],
  ['a dialog', (element) => void (element.innerHTML = '<dialog open>Blijf je nog?</dialog>')],
  ['a form', (element) => void (element.innerHTML = '<main><input /></main>')],
];

test.each(asking)('is busy while the page has %s', async (_name, put) => {
  mount(<Shown />);
  await expectStatus('niets vraagt iets');
  const element = document.createElement('div');
  put(element);
  document.body.append(element);
  await expectStatus('er wordt al iets gevraagd');
  element.remove();
  await expectStatus('niets vraagt iets');
});

test.each(['search', 'checkbox'])('ignores a field that is no form: %s', async (type) => {
  mount(
    <main>
      <Shown />
      <input type={type} aria-label="Kies" />
    </main>,
  );
  await expectStatus('niets vraagt iets');
});

test('ignores a hidden field', async () => {
  mount(
    <main>
      <Shown />
      <div hidden>
        <input aria-label="Bedrag" />
      </div>
    </main>,
  );
  await expectStatus('niets vraagt iets');
});
