import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';

const pagesOf = (facts: Partial<Parameters<typeof navigation>[2]>) =>
  navigation('overzicht', 'nl', { unread: 0, due: 2, withFacturen: true, ...facts }).map(
    ({ key }) => key,
  );

test('leaves out messages that the insurer does not have, and invoices that never come', () => {
  const all = pagesOf({});
  expect(all).toHaveLength(8);
  expect(pagesOf({ unread: null })).toEqual(all.filter((page) => page !== 'berichten'));
  expect(pagesOf({ withFacturen: false })).toEqual(all.filter((page) => page !== 'facturen'));
});
