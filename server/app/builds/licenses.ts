import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; license?: string }>;
}
/** What a release is built of, and the file beside it that Vite writes. */
const PARTS = [
  ['public-site', 'license.md'],
  ['server', 'license-main.md'],
  ['server', 'license-processes.md'],
  ['backoffice', 'license.md'],
];
/** Their fonts are cut into the style sheets, which the build does not count as packages. */
const FONTS = ['@fontsource-variable/figtree', '@fontsource/fraunces'];

/** Markdown: the texts of what is built into a release, and the licenses of what is installed beside it. */
export function licensesOf(root: string, folder: string): string {
  const built = PARTS.map(([part, file]) =>
    readFileSync(join(folder, 'dist', part, '.vite', file), 'utf8').replace(
      /^# .*$/m,
      `# Built into dist/${part}`,
    ),
  );
  const fonts = FONTS.map(
    (name) => `## ${name}\n\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8').trim()}`,
  );
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  const installed = Object.entries(packages).flatMap(([path, { version, license = 'see the package' }]) =>
    path === '' ? [] : [`- ${path.replace(/^.*node_modules\//, '')} ${version}: ${license}`],
  );
  return [
    ...built,
    '# Fonts in the style sheets',
    ...fonts,
    '# Installed by npm, each with its license',
    installed.join('\n'),
    '',
  ].join('\n\n');
}
