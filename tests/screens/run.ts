import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT } from '../../server/platform/configuration/root.ts';
import { chromiumArguments, chromiumPath } from '../helpers/chromium.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { startUglyDemo } from '../helpers/ugly-demo.ts';
import { makeSheets } from './contact-sheets.ts';
import { LOOKS, openTabs, takePictures } from './pictures.ts';
import type { Look } from './pictures.ts';
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
  --ugly           what shows the ugly profiles and articles instead`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['320', '360', '768', '1320'] },
    light: { type: 'boolean' },
    dark: { type: 'boolean' },
    print: { type: 'boolean' },
    'forced-colors': { type: 'boolean' },
    ugly: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const widths = options.width.map(Number);
const chosen = (Object.keys(LOOKS) as Look[]).filter((look) => options[look]);
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
    for (const width of widths) {
      const tabs = await openTabs(browser, demo.origin, width);
      for (const group of new Set(screens.map((screen) => screen.group))) {
        const own = screens.filter((screen) => screen.group === group);
        const pictures = await takePictures(tabs, own, looks, FOLDER);
        for (const look of looks) {
          const name = `${group}-${width}-${look}`;
          const sheets = await makeSheets(browser, FOLDER, name, pictures[look]);
          console.log(`data/screens/${name}-1.png … -${sheets}.png`);
        }
      }
      await Promise.all(Object.values(tabs).map((tab) => tab.close()));
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}

async function startedDemo(): Promise<{ demo: DemoServer; screens: Screen[] }> {
  const isWanted = ({ group, address }: Screen) => `${group} ${address}`.includes(options.only);
  if (!options.ugly) return { demo: await startDemo(), screens: ORDINARY_SCREENS.filter(isWanted) };
  const demo = await startUglyDemo();
  return { demo, screens: uglyScreens(demo).filter(isWanted) };
}
