import type { EngineScreen } from './engineScreen.ts';
import { inPage } from './inPage.ts';

/** A file to pass to a page, in base64. */
interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Puts a file in the file input of the page. Runs in the page. */
function pick({ name, type, base64 }: PickedFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picked = new DataTransfer();
  picked.items.add(new File([bytes], name, { type }));
  const field = document.querySelector<HTMLInputElement>('main input[type="file"]');
  if (!field) throw new Error('no field for files');
  field.files = picked.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a file on a screen, in the same way for every engine. */
export async function chooseFile(screen: EngineScreen, file: PickedFile): Promise<void> {
  await screen.run(inPage(pick, [], file));
}
