import type { StructureElement as Part } from 'pdfkit';
import type Pdf from 'pdfkit';
import type { Block, Fact } from './documentContent.ts';
import { add, inLanguage, keepTogether, mutedColor, write } from './write.ts';

const secondColumn = 170;

/** Adds facts as a tagged list: the name is the label, the value the body of an item. */
function addFacts(parent: Part, doc: Pdf, facts: readonly Fact[]): void {
  const list = doc.struct('L');
  parent.add(list);
  for (const { name, value, inDutch } of facts) {
    const item = doc.struct('LI');
    list.add(item);
    const height = doc.y;
    add(item, doc, 'Lbl', name, { size: 11, color: mutedColor, width: secondColumn - 10 });
    const labelEnd = doc.y;
    // Same line as the label, unless the label has opened a new page.
    if (doc.y > height) doc.y = height;
    const format = { size: 12, after: 4, indent: secondColumn };
    item.add(doc.struct('LBody', inLanguage(inDutch), () => write(doc, value, format)));
    item.end();
    if (labelEnd > height) doc.y = Math.max(doc.y, labelEnd + 4);
  }
  list.end();
  doc.y += 8;
}

function addNames(parent: Part, doc: Pdf, names: readonly string[]): void {
  const list = doc.struct('L');
  parent.add(list);
  for (const name of names) {
    const item = doc.struct('LI');
    list.add(item);
    add(item, doc, 'LBody', name, { size: 12, after: 3 });
    item.end();
  }
  list.end();
  doc.y += 8;
}

/** Draws a block other than a table. */
export function drawBlock(
  parent: Part,
  doc: Pdf,
  block: Exclude<Block, { kind: 'table' }>,
  color: string,
): void {
  if (block.kind === 'facts') return addFacts(parent, doc, block.facts);
  if (block.kind === 'names') return addNames(parent, doc, block.names);
  if (block.kind === 'header') {
    // Keeps a heading on the page of its content.
    keepTogether(doc, 70);
    doc.y += 6;
    return add(parent, doc, 'H2', block.text, { size: 14, bold: true, color, after: 6 });
  }
  if (block.kind === 'answer') {
    return add(parent, doc, 'P', block.text, { size: 14, bold: true, after: 8 });
  }
  const format = { size: 12, after: 5 };
  const sentence = () => write(doc, block.text, format);
  parent.add(doc.struct('P', inLanguage(block.inDutch), sentence));
}
