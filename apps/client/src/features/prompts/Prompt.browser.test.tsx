import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { Prompt } from './Prompt.tsx';

const count = 40;

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there === null || (there !== element && !element.contains(there));
}

test.each([
  ['a phone', 390, 700],
  ['a phone with little height', 390, 480],
  ['a desk', 1440, 700],
])('never covers the focused element on %s', async (_name, width, height) => {
  await page.viewport(width, height);
  mount(
    <>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} style={{ textAlign: 'end' }}>
          <button type="button">Knop {i}</button>
        </div>
      ))}
      <Prompt title="De app is vernieuwd" later="Niet nu" onLater={() => undefined}>
        <p>{'Je kunt gewoon doorgaan. '.repeat(40)}</p>
      </Prompt>
    </>,
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
  const covered: string[] = [];
  for (let i = 0; i < count; i += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (!activeElement || isCovered(activeElement)) covered.push(activeElement?.textContent ?? '');
  }
  expect(document.activeElement?.textContent).toBe(`Knop ${count - 1}`);
  expect(covered).toEqual([]);
});
