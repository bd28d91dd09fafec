import { expect, test, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { useLocation } from 'react-router';
import { useUniversalLinks } from './useUniversalLinks.ts';

/** A screen with a link written by hand, and where the app is. */
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

/** Which clicks the browser itself would have followed; none is, so that the test stays where it is. */
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

test('a full address of our own is gone to within the app', async () => {
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
])('%s is left to whoever follows links', async (_what, href) => {
  const left = clicksLeft();
  mount(<Screen href={href} />);
  await page.getByText('Link').click();
  expect(left).toEqual(['click']);
  await expect.element(shown).toHaveTextContent('/');
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'with %s pressed the browser does what it does then',
  async (key) => {
    const left = clicksLeft();
    mount(<Screen href={full('/facturen')} />);
    await userEvent.keyboard(`{${key}>}`);
    await page.getByText('Link').click();
    await userEvent.keyboard(`{/${key}}`);
    expect(left).toEqual(['click']);
  },
);

test('a click that somebody else answered is theirs', async () => {
  mount(<Screen href={full('/facturen')} answered />);
  await page.getByText('Link').click();
  await expect.element(shown).not.toHaveTextContent('facturen');
});
