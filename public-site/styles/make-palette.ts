import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paletteModule } from './palette.ts';

const css = await readFile(join(import.meta.dirname, 'tokens.css'), 'utf8');
await writeFile(join(import.meta.dirname, '../../contract/palette.ts'), paletteModule(css));
