import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { AVATAR_WIDTHS } from '#contract/constants.ts';
import { halves, photo } from '../helpers/pictures.ts';
import { filesOf, startUploadSite } from '../helpers/upload-site.ts';
import type { UploadSite } from '../helpers/upload-site.ts';

let site: UploadSite;
beforeEach(async () => {
  site = await startUploadSite();
});

it('answers the name of an image that is served in each width, square, and runs nothing', async () => {
  const { status, avatar } = await site.upload(await (await photo()).jpeg().toBuffer());
  expect(status).toBe(200);
  expect(avatar).toMatch(/^[\da-f-]{36}$/);
  expect(await site.files()).toEqual(filesOf(avatar));
  for (const width of AVATAR_WIDTHS) {
    const served = await site.app.get(`/uploads/${avatar}-${width}.webp`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=3600, stale-if-error=86400',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
  }
});

it.each(['png', 'webp', 'avif', 'gif'] as const)('reads %s, whatever its type says', async (format) => {
  const picture = await (await photo(300, 200)).toFormat(format).toBuffer();
  expect((await site.upload(picture, 'image/jpeg')).status).toBe(200);
});

it('cuts around the middle and stretches nothing', async () => {
  const { avatar } = await site.upload(await halves(900, 300).png().toBuffer());
  const at = await pixelsOf(avatar);
  for (const y of [0.02, 0.98]) {
    expectColor(at(0.45, y), [255, 0, 0]);
    expectColor(at(0.55, y), [0, 0, 255]);
  }
});

it('turns a picture as its camera says', async () => {
  const { avatar } = await site.upload(
    await halves(400, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  const at = await pixelsOf(avatar);
  expectColor(at(0.5, 0.1), [255, 0, 0]);
  expectColor(at(0.5, 0.9), [0, 0, 255]);
});

it('keeps nothing of where, when and with what it was taken', async () => {
  const jpeg = await (
    await photo()
  )
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'Ada Osei' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const { avatar } = await site.upload(jpeg);
  for (const file of filesOf(avatar)) {
    const bytes = await readFile(join(site.folder, file));
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.toString('latin1')).not.toMatch(/Secret|Ada Osei|EXIF|XMP/i);
  }
});

it.each(['gif', 'webp'] as const)('takes the first picture of a %s that moves', async (format) => {
  const frames = await Promise.all(
    ['#0f0', '#f00', '#00f'].map((background) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const { avatar } = await site.upload(moving);
  expect((await sharp(join(site.folder, `${avatar}-256.webp`)).metadata()).pages).toBeUndefined();
  expectColor((await pixelsOf(avatar))(0.5, 0.5), [0, 255, 0]);
});

it('shows colors of print, of 16 bits and of gray as they are', async () => {
  const orange = sharp({ create: { width: 200, height: 200, channels: 3, background: '#e07020' } });
  const cmyk = await orange
    .clone()
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  const deep = await orange.clone().toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  const gray = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  for (const [picture, color] of [
    [cmyk, [224, 112, 32]],
    [deep, [224, 112, 32]],
    [gray, [128, 128, 128]],
  ] as const) {
    const { status, avatar } = await site.upload(picture);
    expect(status).toBe(200);
    expectColor((await pixelsOf(avatar))(0.5, 0.5), [...color]);
  }
});

it('puts what is transparent on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp({ create: { width: 200, height: 200, channels: 4, background: clear } })
    .png()
    .toBuffer();
  expectColor((await pixelsOf((await site.upload(picture)).avatar))(0.5, 0.5), [255, 255, 255]);
});

it('leaves nothing of a program that hides in a picture', async () => {
  const html = '<script>alert(document.domain)</script>';
  const jpeg = await (await photo()).jpeg().toBuffer();
  const gif = await (await photo(200, 200)).gif().toBuffer();
  for (const polyglot of [
    Buffer.concat([jpeg, Buffer.from(html)]),
    Buffer.concat([gif, Buffer.from(`*/=1;${html}`)]),
  ]) {
    const { status, avatar } = await site.upload(polyglot, 'text/html');
    expect([status, avatar]).toEqual([415, '']);
    const accepted = await site.upload(polyglot);
    expect(accepted.status).toBe(200);
    for (const file of filesOf(accepted.avatar)) {
      const bytes = await readFile(join(site.folder, file));
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      expect(bytes.includes('script')).toBe(false);
    }
  }
});

async function pixelsOf(name: string, width = 512) {
  const image = sharp(await readFile(join(site.folder, `${name}-${width}.webp`)));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number[] => {
    const at =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

/** Whether two colors look alike. */
function expectColor(found: number[], wanted: number[]): void {
  const off = Math.max(...found.map((value, n) => Math.abs(value - wanted[n])));
  expect(off, `${found.join()} instead of ${wanted.join()}`).toBeLessThan(24);
}
