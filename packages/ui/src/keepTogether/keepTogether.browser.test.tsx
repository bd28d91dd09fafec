import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Answer } from '../Answer/Answer.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';

const label = 'Geef je e-mail door';

async function shown(element: ReactNode, text = label): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  // Wide enough for "Geef je e-".
  place.style.width = '5.5em';
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(element);
  await expect.poll(() => place.textContent).toBe(text);
  return place;
}

function linesOf(element: HTMLElement, part: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const from = node.textContent?.indexOf(part) ?? -1;
    if (from === -1) continue;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + part.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }
  return 0;
}

test.each(['link', 'button'] as const)(
  'keeps "e-mail" in a %s on one line, within one accessible name',
  async (role) => {
    const place = await shown(
      role === 'link' ? <Link href="/mijn-gegevens">{label}</Link> : <Button>{label}</Button>,
    );
    expect(linesOf(place, 'e-mail')).toBe(1);
    await expect.element(page.getByRole(role, { name: label })).toBeVisible();
  },
);

test("keeps a claim's number on one line in an Answer", async () => {
  const title = 'Nummer D2026-88692068';
  const answer = <Answer kind="positive" icon={Check} title={title} />;
  expect(linesOf(await shown(answer, title), 'D2026-88692068')).toBe(1);
});

test('breaks at the hyphen without it', async () => {
  expect(linesOf(await shown(<p>{label}</p>), 'e-mail')).toBe(2);
});
