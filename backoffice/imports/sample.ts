import { downloadCSV } from 'react-admin';
import { IMPORT_COLUMNS } from '#contract/imports.ts';

/** A file with the columns of a doctor who is not real and works in two places. */
export function downloadSample(): void {
  const columns = Object.entries(IMPORT_COLUMNS).filter(([, { sample }]) => sample !== '');
  const samples = columns.map(([, { sample }]) => `"${sample}"`);
  const lines = [columns.map(([name]) => name).join(','), samples.join(','), ''];
  downloadCSV(`\uFEFF${lines.join('\r\n')}`, 'doctors-sample');
}
