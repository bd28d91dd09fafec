import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { iconPath, type Shape } from './iconPath.ts';

const icon = fileURLToPath(new URL('../src/platform/icon.ts', import.meta.url));
const isIcon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** What a file of lucide tells of its icon. */
interface IconFile {
  readonly __iconData: { readonly node: readonly Shape[] };
}

async function readShapes(file: string): Promise<readonly Shape[]> {
  const { __iconData: data }: IconFile = await import(file);
  return data.node;
}

/** Keeps of lucide's icons their lines, as one path, and draws it with our own few lines (ADR 0008, ADR 0092). */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    enforce: 'pre',
    async load(id) {
      if (!isIcon.test(id)) return undefined;
      const path = iconPath(await readShapes(id));
      return `import { createIcon } from ${JSON.stringify(icon)};
export default /* @__PURE__ */ createIcon(${JSON.stringify(path)});`;
    },
  };
}
