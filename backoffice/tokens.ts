/** The public site's colors (public-site/styles/tokens.css), as the component library wants them. */
export interface Tokens {
  paper: string;
  surface: string;
  sunken: string;
  line: string;
  lineStrong: string;
  ink: string;
  ink2: string;
  brand: string;
  brandDeep: string;
  brandSoft: string;
  brandLine: string;
  onBrand: string;
  accentInk: string;
  accentSoft: string;
  ok: string;
  warn: string;
  warnSoft: string;
  bad: string;
}

export const lightTokens: Tokens = {
  paper: '#faf7f2',
  surface: '#ffffff',
  sunken: '#f3eee5',
  line: '#e4dccf',
  lineStrong: '#cfc4b3',
  ink: '#1c2b2b',
  ink2: '#4c5d5c',
  brand: '#1b5a58',
  brandDeep: '#0f3b3b',
  brandSoft: '#e2eeea',
  brandLine: '#b9d3cc',
  onBrand: '#ffffff',
  accentInk: '#8c3f17',
  accentSoft: '#fbe9dd',
  ok: '#2c7048',
  warn: '#8a5a00',
  warnSoft: '#fdf1d6',
  bad: '#a8322a',
};

export const darkTokens: Tokens = {
  paper: '#101a1a',
  surface: '#172424',
  sunken: '#203030',
  line: '#2c3e3d',
  lineStrong: '#42585a',
  ink: '#eceee8',
  ink2: '#b7c4c0',
  brand: '#8ccabd',
  brandDeep: '#d6ebe4',
  brandSoft: '#1d3836',
  brandLine: '#37605b',
  onBrand: '#0b2625',
  accentInk: '#f3b592',
  accentSoft: '#3d2618',
  ok: '#8fd3a5',
  warn: '#f0c673',
  warnSoft: '#3a2d12',
  bad: '#f4a59c',
};
