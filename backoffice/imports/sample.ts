import { downloadCSV } from 'react-admin';
import { IMPORT_COLUMNS } from '#contract/imports.ts';

/** A file with every column, and one doctor who is not real. */
export function downloadSample(): void {
  const columns = Object.entries(IMPORT_COLUMNS);
  const samples = columns.map(([, { sample }]) => `"${sample}"`);
  const lines = [columns.map(([name]) => name).join(','), samples.join(','), ''];
  downloadCSV(`\uFEFF${lines.join('\r\n')}`, 'doctors-sample');
}
