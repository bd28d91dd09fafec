import { expect, test, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { useLocation } from 'react-router';
import { useUniversalLinks } from './universalLinks.ts';

function Screen({
  href,
  answered = false,
}: {
  readonly href: string;
  readonly answered?: boolean;
}) {
  useUniversalLinks();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <a href={href} onClick={(event) => answered && event.preventDefault()}>
        <b>Link</b>
      </a>
      <output>{pathname + search + hash}</output>
    </>
  );
}

/**
 * Records the clicks that the browser would have followed; none is followed, so that the test stays on its
 * page.
 */
function clicksLeft(): string[] {
  const left: string[] = [];
  const last = (event: MouseEvent) => {
    if (!event.defaultPrevented) left.push(event.type);
    event.preventDefault();
  };
  addEventListener('click', last);
  onTestFinished(() => removeEventListener('click', last));
  return left;
}

const shown = page.getByRole('status');
const full = (path: string) => new URL(path, location.href).href;

test('navigates within the app for a full address of ours', async () => {
  const left = clicksLeft();
  mount(<Screen href={full('/facturen?a=b#c')} />);
  await page.getByText('Link').click();
  await expect.element(shown).toHaveTextContent('/facturen?a=b#c');
  expect(left).toEqual([]);
});

test.each([
  ['a relative address', '/facturen'],
  ['another site', 'https://elsewhere.test/facturen'],
  ['no page of ours', full('/nothing-of-ours')],
])('leaves %s to the browser', async (_what, href) => {
  const left = clicksLeft();
  mount(<Screen href={href} />);
  await page.getByText('Link').click();
  expect(left).toEqual(['click']);
  await expect.element(shown).toHaveTextContent('/');
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'leaves a click with %s to the browser',
  async (key) => {
    const left = clicksLeft();
    mount(<Screen href={full('/facturen')} />);
    await userEvent.keyboard(`{${key}>}`);
    await page.getByText('Link').click();
    await userEvent.keyboard(`{/${key}}`);
    expect(left).toEqual(['click']);
  },
);

test('leaves a click that is already handled alone', async () => {
  mount(<Screen href={full('/facturen')} answered />);
  await page.getByText('Link').click();
  await expect.element(shown).not.toHaveTextContent('facturen');
});
