import { quickChromium } from '@mijn/dev-env/chromium';
import { PDF, rgb } from '@libpdf/core';
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import PdfKit from 'pdfkit';
import { hasDebianProgram } from '../debian.testing.ts';
import { jpg, png } from '../image.testing.ts';

const run = promisify(execFile);

/** A bill to be drawn. */
export interface Bill {
  readonly number: number;
  readonly pages: readonly (readonly string[])[];
  readonly photo: boolean;
  readonly link: boolean;
  readonly note: boolean;
}

/** A program that makes PDFs: `<name>-<number>.pdf` of each bill, in the folder of the bills. */
interface Program {
  readonly name: string;
  /** Its file and Debian's package of it; none for a package of npm. */
  readonly debian?: readonly [file: string, packageName: string];
  /** The same of the language that it is written in, where its package does not bring that. */
  readonly interpreter?: readonly [file: string, packageName: string];
  readonly make: (bills: readonly Bill[], folder: string) => Promise<void>;
}

const treatments = [
  'Zitting fysiotherapie',
  'Intake',
  'Controle',
  'Röntgenfoto',
  'Consult',
  'Bril',
];

function createBill(number: number): Bill {
  const pages = Array.from({ length: 1 + (number % 3) }, (_, page) => [
    `Factuur 2026-${String(4711 + number)}, pagina ${page + 1}`,
    'Praktijk De Brug, Dorpsstraat 12, 1234 AB Voorbeeldstad',
    ...Array.from({ length: 3 + ((number * 7) % 20) }, (__, row) => {
      const treatment = treatments[(number + row) % treatments.length] ?? '';
      return `${String(1 + row).padStart(2, '0')}-11-2026 ${treatment} EUR ${40 + row},${10 + number}`;
    }),
    `Totaal EUR ${100 + number},00`,
  ]);
  return {
    number,
    pages,
    photo: number % 3 === 1,
    link: number % 4 > 1,
    note: number % 5 === 2,
  };
}

const here = (name: string): string => path.join(import.meta.dirname, name);
const named = (folder: string, program: string, { number }: Bill, ending = 'pdf'): string =>
  path.join(folder, `${program}-${number}.${ending}`);

function toHtml({ pages, photo, link, number }: Bill): string {
  const body = pages.map((lines, index) => {
    const rows = lines.map((line) => `<tr><td>${line}</td></tr>`).join('');
    const next = index < pages.length - 1 ? ' style="page-break-after: always"' : '';
    return `<div${next}><table>${rows}</table></div>`;
  });
  const picture = photo ? '<img src="photo.jpg" width="200" alt="">' : '';
  const address = link ? '<a href="https://example.org">example.org</a>' : '';
  const font = number % 2 === 0 ? 'DejaVu Sans' : 'serif';
  return `<!doctype html><html><head><meta charset="utf-8"><style>body{font-family:${font}}</style></head><body>${body.join('')}${picture}${address}</body></html>`;
}

async function each(bills: readonly Bill[], make: (bill: Bill) => Promise<unknown>): Promise<void> {
  for (const bill of bills) await make(bill);
}

const escaped = (line: string): string => line.replaceAll(/[()\\]/g, String.raw`\$&`);

function toPostScript({ pages }: Bill): Buffer {
  const encoding =
    '/Helvetica findfont dup length dict begin {def} forall /Encoding ISOLatin1Encoding def currentdict end /H exch definefont pop';
  const drawn = pages.map((lines) => {
    const shown = lines.map((line, row) => `60 ${780 - 20 * row} moveto (${escaped(line)}) show`);
    return `/H 12 selectfont ${shown.join('\n')} showpage`;
  });
  return Buffer.from(`%!PS-Adobe-3.0\n${encoding}\n${drawn.join('\n')}\n%%EOF\n`, 'latin1');
}

function toTex({ pages, photo }: Bill): string {
  const texts = pages.map((lines) => lines.join(String.raw`\par `));
  const picture = photo ? String.raw`\par\includegraphics[width=5cm]{photo.jpg}` : '';
  const begin = String.raw`\documentclass{article}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{graphicx}\begin{document}\noindent `;
  return begin + texts.join(String.raw`\newpage `) + picture + String.raw`\end{document}`;
}

function toFo({ pages, photo }: Bill): string {
  const blocks = pages.map((lines) => {
    const rows = lines.map((line) => `<fo:block>${line}</fo:block>`).join('');
    return `<fo:block break-after="page">${rows}</fo:block>`;
  });
  const picture = photo
    ? '<fo:block><fo:external-graphic src="photo.jpg" content-width="200pt"/></fo:block>'
    : '';
  return `<?xml version="1.0" encoding="utf-8"?><fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format"><fo:layout-master-set><fo:simple-page-master master-name="a" page-width="21cm" page-height="29.7cm" margin="2cm"><fo:region-body/></fo:simple-page-master></fo:layout-master-set><fo:page-sequence master-reference="a"><fo:flow flow-name="xsl-region-body">${blocks.join('')}${picture}<fo:block/></fo:flow></fo:page-sequence></fo:root>`;
}

async function drawByPdfkit(bill: Bill, folder: string): Promise<void> {
  const photo = await readFile(path.join(folder, 'photo.jpg'));
  const document = new PdfKit({ autoFirstPage: false, compress: bill.number % 2 === 0 });
  const file = createWriteStream(named(folder, 'pdfkit', bill));
  document.pipe(file);
  for (const lines of bill.pages) {
    document.addPage();
    for (const line of lines) {
      if (bill.link) document.text(line, { link: 'https://example.org' });
      else document.text(line);
    }
    if (bill.photo) document.image(photo, 60, 500, { width: 200 });
  }
  document.end();
  await finished(file);
}

async function drawByLibpdf(bill: Bill, folder: string): Promise<void> {
  const document = PDF.create();
  for (const lines of bill.pages) {
    const page = document.addPage({ size: 'a4' });
    for (const [row, text] of lines.entries()) {
      page.drawText(text, { x: 60, y: 780 - 20 * row, size: 12, color: rgb(0, 0, 0.4) });
    }
  }
  await writeFile(named(folder, 'libpdf', bill), await document.save());
}

const scripted = (language: string, script: string, ...args: string[]) => ({
  make: async (_bills: readonly Bill[], folder: string) => {
    await run(language, [here(script), ...args, folder]);
  },
});

const fromHtml = (bill: Bill, folder: string): string => named(folder, 'bill', bill, 'html');

const programs: readonly Program[] = [
  { name: 'pdfkit', make: (bills, folder) => each(bills, (bill) => drawByPdfkit(bill, folder)) },
  { name: 'libpdf', make: (bills, folder) => each(bills, (bill) => drawByLibpdf(bill, folder)) },
  {
    name: 'chromium',
    make: (bills, folder) =>
      each(bills, (bill) =>
        run(quickChromium() ?? 'chromium', [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--no-pdf-header-footer',
          `--print-to-pdf=${named(folder, 'chromium', bill)}`,
          `file://${fromHtml(bill, folder)}`,
        ]),
      ),
  },
  {
    name: 'libreoffice',
    debian: ['/usr/bin/soffice', 'libreoffice-writer-nogui'],
    make: async (bills, folder) => {
      const files = bills.map((bill) => fromHtml(bill, folder));
      const out = path.join(folder, 'office');
      const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
      const plan = ['--headless', profile, '--convert-to', 'pdf:writer_web_pdf_Export'];
      await run('soffice', [...plan, '--outdir', out, ...files]);
      await each(bills, async (bill) => {
        const made = await readFile(path.join(out, `bill-${bill.number}.pdf`));
        await writeFile(named(folder, 'libreoffice', bill), made);
      });
    },
  },
  {
    name: 'ghostscript',
    debian: ['/usr/bin/ps2pdf', 'ghostscript'],
    make: (bills, folder) =>
      each(bills, async (bill) => {
        const source = named(folder, 'bill', bill, 'ps');
        await writeFile(source, toPostScript(bill));
        await run('ps2pdf', [source, named(folder, 'ghostscript', bill)]);
      }),
  },
  {
    name: 'pdftex',
    debian: ['/usr/bin/pdflatex', 'texlive-latex-base'],
    make: (bills, folder) =>
      each(bills, async (bill) => {
        await writeFile(named(folder, 'pdftex', bill, 'tex'), toTex(bill));
        const args = ['-interaction=batchmode', `pdftex-${bill.number}.tex`];
        await run('pdflatex', args, { cwd: folder });
      }),
  },
  {
    name: 'fop',
    debian: ['/usr/bin/fop', 'fop'],
    make: (bills, folder) =>
      each(bills, async (bill) => {
        await writeFile(named(folder, 'fop', bill, 'fo'), toFo(bill));
        const args = ['-fo', `fop-${bill.number}.fo`, '-pdf', `fop-${bill.number}.pdf`];
        await run('fop', args, { cwd: folder });
      }),
  },
  {
    name: 'wkhtmltopdf',
    debian: ['/usr/bin/wkhtmltopdf', 'wkhtmltopdf'],
    make: (bills, folder) =>
      each(bills, (bill) =>
        run(
          'wkhtmltopdf',
          [
            '-q',
            '--enable-local-file-access',
            fromHtml(bill, folder),
            named(folder, 'wkhtmltopdf', bill),
          ],
          { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder } },
        ),
      ),
  },
  {
    name: 'weasyprint',
    debian: ['/usr/bin/weasyprint', 'weasyprint'],
    make: (bills, folder) =>
      each(bills, (bill) =>
        run('weasyprint', ['-q', fromHtml(bill, folder), named(folder, 'weasyprint', bill)]),
      ),
  },
  {
    name: 'dompdf',
    debian: ['/usr/share/php/dompdf/autoload.php', 'php-dompdf'],
    interpreter: ['/usr/bin/php', 'php-cli'],
    ...scripted('/usr/bin/php', 'bills.php'),
  },
  {
    name: 'reportlab',
    debian: ['/usr/lib/python3/dist-packages/reportlab/__init__.py', 'python3-reportlab'],
    ...scripted('/usr/bin/python3', 'bills.py', 'reportlab'),
  },
  {
    name: 'cairo',
    debian: ['/usr/lib/python3/dist-packages/cairo/__init__.py', 'python3-cairo'],
    ...scripted('/usr/bin/python3', 'bills.py', 'cairo'),
  },
  {
    name: 'prawn',
    debian: ['/usr/share/doc/ruby-prawn', 'ruby-prawn'],
    interpreter: ['/usr/bin/ruby', 'ruby'],
    ...scripted('/usr/bin/ruby', 'bills.rb'),
  },
  {
    name: 'img2pdf',
    debian: ['/usr/bin/img2pdf', 'img2pdf'],
    make: (bills, folder) =>
      each(bills, (bill) => {
        const photo = path.join(folder, bill.number % 2 === 0 ? 'photo.jpg' : 'photo.png');
        const pages = bill.pages.map(() => photo);
        return run('img2pdf', [...pages, '-o', named(folder, 'img2pdf', bill)]);
      }),
  },
  {
    name: 'groff',
    debian: ['/usr/bin/gropdf', 'groff'],
    make: (bills, folder) =>
      each(bills, async (bill) => {
        const source = named(folder, 'bill', bill, 'roff');
        await writeFile(source, bill.pages.map((lines) => lines.join('\n.br\n')).join('\n.bp\n'));
        const { stdout } = await run('groff', ['-k', '-Tpdf', source], { encoding: 'buffer' });
        await writeFile(named(folder, 'groff', bill), stdout);
      }),
  },
  {
    name: 'qpdf',
    debian: ['/usr/bin/qpdf', 'qpdf'],
    make: (bills, folder) =>
      each(bills, (bill) => {
        const ways = [
          ['--linearize'],
          ['--object-streams=generate'],
          ['--encrypt', '', 'owner', '256', '--print=none', '--'],
          ['--qdf'],
        ];
        const way = ways[bill.number % ways.length] ?? [];
        return run('qpdf', [...way, named(folder, 'pdfkit', bill), named(folder, 'qpdf', bill)]);
      }),
  },
];

/** A PDF by one of the programs. */
export interface MadePdf {
  readonly name: string;
  readonly file: string;
}

/**
 * Makes a bill of each number by each program, in `folder`. Debian's packages are installed where we may.
 * @throws Error where a program is missing
 */
export async function makePdfs(folder: string, count: number): Promise<readonly MadePdf[]> {
  const bills = Array.from({ length: count }, (_, number) => createBill(number));
  await writeFile(path.join(folder, 'bills.json'), JSON.stringify(bills));
  await writeFile(path.join(folder, 'photo.jpg'), await jpg());
  await writeFile(path.join(folder, 'photo.png'), await png());
  await each(bills, (bill) => writeFile(fromHtml(bill, folder), toHtml(bill)));
  const made: MadePdf[] = [];
  for (const { name, debian, interpreter, make } of programs) {
    for (const needed of [interpreter, debian]) {
      if (needed && !(await hasDebianProgram(...needed))) throw new Error(`${name} is missing`);
    }
    await make(bills, folder);
    made.push(
      ...bills.map((bill) => ({
        name: `${name}-${bill.number}`,
        file: named(folder, name, bill),
      })),
    );
  }
  return made;
}
