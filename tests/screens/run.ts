import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT } from '../../server/platform/configuration/root.ts';
import { chromiumArguments, chromiumPath } from '../helpers/chromium.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { addUgly } from '../../sample-data/ugly/add.ts';
import { startUglyDemo } from '../helpers/ugly-demo.ts';
import { makeSheets } from './contact-sheets.ts';
import { plantDeskAccounts } from '../helpers/desk-accounts.ts';
import { LOOKS, tabsOf, takePictures } from './pictures.ts';
import type { Look, Taken } from './pictures.ts';
import { deskScreens } from './desk-screens.ts';
import { ORDINARY_SCREENS, uglyScreens } from './screens.ts';
import type { Screen } from './screens.ts';

const HELP = `npm run screens [-- options]

Takes a picture of every page of the demo and puts them small side by side on contact sheets, for each group of pages,
width and look. Sheets and pictures are in data/screens: each sheet is a PNG to look at, and a page whose pictures lead
to their full size.

  --only TEXT      pages whose group or address has the text
  --width N        this width instead of 320, 360, 768 and 1320 px; may be given again
  --light, --dark, --print, --forced-colors
                   these looks instead of light and dark
  --text PX        a base text of this size instead of 16 px
  --ugly           what shows the ugly profiles and articles instead
  --desks          what doctors in each state and administrators see instead, with what opens opened

What can be measured stands beside the sheets, in a text for each group: what is wider than the window, cut off, too small for a
finger, or could not be opened.`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['320', '360', '768', '1320'] },
    light: { type: 'boolean' },
    dark: { type: 'boolean' },
    print: { type: 'boolean' },
    'forced-colors': { type: 'boolean' },
    text: { type: 'string', default: '16' },
    ugly: { type: 'boolean', default: false },
    desks: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const widths = options.width.map(Number);
const chosen = (Object.keys(LOOKS) as Look[]).filter((look) => options[look]);
const text = Number(options.text);
const looks: Look[] = chosen.length > 0 ? chosen : ['light', 'dark'];
const FOLDER = join(ROOT, 'data/screens');

if (options.help) console.log(HELP);
else if (widths.some((width) => !(width >= 200 && width <= 4000))) {
  console.error(HELP);
  process.exitCode = 2;
} else await takeAll();

async function takeAll(): Promise<void> {
  const { demo, screens } = await startedDemo();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const tabs = tabsOf(browser, demo.origin, text);
    for (const group of new Set(screens.map((screen) => screen.group))) {
      const own = screens.filter((screen) => screen.group === group);
      const { pictures, faults } = await takePictures(tabs, own, { widths, looks, folder: FOLDER });
      for (const [name, taken] of pictures) {
        const sheets = await makeSheets(browser, FOLDER, name, taken);
        console.log(`data/screens/${name}-1.png … -${sheets}.png`);
      }
      await writeFile(join(FOLDER, `${group}-faults.txt`), faultsText(faults));
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}

async function startedDemo(): Promise<{ demo: DemoServer; screens: Screen[] }> {
  const isWanted = ({ group, address }: Screen) => `${group} ${address}`.includes(options.only);
  if (options.desks) {
    let planted = null as ReturnType<typeof plantDeskAccounts> | null;
    const plant = (file: string) => {
      addUgly({ file, seed: 1, now: () => new Date() });
      planted = plantDeskAccounts(file);
    };
    const demo = await startDemo(plant, { year: true });
    return { demo, screens: planted ? deskScreens(planted).filter(isWanted) : [] };
  }
  if (!options.ugly) return { demo: await startDemo(), screens: ORDINARY_SCREENS.filter(isWanted) };
  const demo = await startUglyDemo();
  return { demo, screens: uglyScreens(demo).filter(isWanted) };
}

function faultsText(faults: Taken['faults']): string {
  const lines = [...faults].map(([fault, [first, ...others]]) => {
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    return `${fault} — ${first}${more}\n`;
  });
  return lines.join('');
}
