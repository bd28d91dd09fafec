import { sharing } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';

interface SharedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Shares a file with the app as a phone does, or any other site: by a form that is not ours. */
export async function shareFile(page: Page, { name, mimeType, buffer }: SharedFile): Promise<void> {
  await page.evaluate(
    ({ path, field, file, type, base64 }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: path });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: field });
      const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
      const files = new DataTransfer();
      files.items.add(new File([bytes], file, { type }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    {
      path: sharing.path,
      field: sharing.files,
      file: name,
      type: mimeType,
      base64: buffer.toString('base64'),
    },
  );
}
