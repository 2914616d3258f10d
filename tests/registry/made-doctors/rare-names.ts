import { list } from '../../../sample-data/comma-list.ts';

const BEGINNINGS =
  list(`Varn, Quist, Bramm, Thorl, Elks, Osk, Marv, Fenn, Gris, Hald, Ivar, Jorn, Kelt, Lund, Norr, Pell,
  Rask, Sorn, Tolv, Ulm, Vest, Wenn, Yorv, Zand, Brisk, Corv, Drag, Evern, Falk, Gorm, Hest, Isk, Jarv, Kron, Lask, Mord,
  Nisk, Orv, Prast, Rond, Stav, Trov, Urb, Vold, Wisk, Xand, Yest, Zorn`);
const ENDINGS =
  list(`holter, gaarden, wicksen, merefeld, stadler, quarde, bjelland, dottenau, ermeyer, farsund, gelmann,
  hovland, inkster, jelsing, kvamme, lokken, mosevik, nerheim, opstad, prestvik, rodland, skaugen, tveiten, undheim,
  valberg, westlie, ystgaard, zettler, aambo, brevig, crolius, dyrland, engebret, fosnes, gunnestad, hegvold, imsland,
  jonshaug, kjelstad, lystrup`);

/** The n-th last name (n from 0, below 1,920) of a kind that no name list has. */
export function rareLastName(n: number): string {
  return BEGINNINGS[n % BEGINNINGS.length] + ENDINGS[Math.floor(n / BEGINNINGS.length) % ENDINGS.length];
}
