import type { EngineScreen } from './engineScreen.ts';
import { inPage } from './inPage.ts';

/** A file as a page can be given it: its bytes in base64. */
interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Puts a file into the first field for files, as choosing it does. Runs in the page. */
function pick({ name, type, base64 }: PickedFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picked = new DataTransfer();
  picked.items.add(new File([bytes], name, { type }));
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('no field for files');
  field.files = picked.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a file on a screen; a driver's own way differs from engine to engine. */
export async function chooseFile(screen: EngineScreen, file: PickedFile): Promise<void> {
  await screen.run(inPage(pick, [], file));
}
