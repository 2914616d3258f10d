/** The colors of a style sheet's custom properties, by their names: brandDeep is --brand-deep, ink2 is --ink-2. */
export type Palette = Record<string, string>;

/** Reads the palettes of styles/tokens.css, where the colors are written once. */
export function palettesOf(css: string): { light: Palette; dark: Palette } {
  const [light, dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return { light: colorsOf(light), dark: colorsOf(dark) };
}

/** The module that hands them to mails, share images and the backoffice. */
export function paletteModule(css: string): string {
  const { light, dark } = palettesOf(css);
  const lines = (palette: Palette) =>
    Object.entries(palette)
      .map(([name, color]) => `  ${name}: '${color}',\n`)
      .join('');
  return (
    '/** Made by `npm run make:palette` from public-site/styles/tokens.css: the colors for what has no style sheet. */\n' +
    `export const LIGHT = {\n${lines(light)}};\n\n` +
    'export type Palette = typeof LIGHT;\n\n' +
    `export const DARK: Palette = {\n${lines(dark)}};\n`
  );
}

function colorsOf(css: string): Palette {
  const properties = [...css.matchAll(/--([a-z\d-]+): (#[\da-f]{6});/g)];
  return Object.fromEntries(properties.map(([, name, color]) => [camel(name), color]));
}

function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
