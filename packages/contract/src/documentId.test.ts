import { expect, test } from 'vitest';
import { documentId } from './documentId.ts';

test('builds the id from the operation’s name and a hash of the text', () => {
  const id = documentId('query Frame{relatie{roepnaam}}');
  expect(id).toMatch(/^Frame-[\da-f]{16}$/);
  expect(documentId('query Frame{relatie{roepnaam merk}}')).toMatch(/^Frame-/);
  expect(documentId('query Frame{relatie{roepnaam merk}}')).not.toBe(id);
  expect(documentId('mutation Sluit($a:Int){sluit(a:$a)}')).toMatch(/^Sluit-/);
  expect(documentId('{ relatie { roepnaam } }')).toMatch(/^-[\da-f]{16}$/);
});
