import { afterEach, expect, test } from 'vitest';
import { closeWhatIsOpen } from './bridge.ts';

afterEach(() => document.body.replaceChildren());

function put<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

test('closes the top dialog, and the one below it the next time', () => {
  const [below, above] = [put('dialog'), put('dialog')];
  below.showModal();
  above.showModal();
  expect(closeWhatIsOpen()).toBe(true);
  expect([below.open, above.open]).toEqual([true, false]);
  expect(closeWhatIsOpen()).toBe(true);
  expect(below.open).toBe(false);
  expect(closeWhatIsOpen(), 'nothing is open').toBe(false);
});

test('keeps a dialog that refuses to close, and the page behind it', () => {
  const dialog = put('dialog');
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  expect(closeWhatIsOpen()).toBe(true);
  expect(dialog.open).toBe(true);
});

test('closes the menu', () => {
  const menu = put('div');
  menu.popover = 'auto';
  menu.showPopover();
  expect(closeWhatIsOpen()).toBe(true);
  expect(menu.matches(':popover-open')).toBe(false);
  expect(closeWhatIsOpen()).toBe(false);
});
