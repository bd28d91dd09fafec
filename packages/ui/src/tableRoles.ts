/**
 * The roles of a table's parts, for each element of one that is laid out as blocks or as a grid: without them it
 * loses its own in WebKit.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
